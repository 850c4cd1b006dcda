import type { Nodes } from 'mdast'

/** Reason for which Markdown cannot be converted to blocks. */
export class MarkdownRefusal extends Error {}

export function refuseMarkdown(node: Nodes, reason: string): never {
  throw new MarkdownRefusal(`line ${node.position?.start.line ?? '?'}: ${reason}`)
}
