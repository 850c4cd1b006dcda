import type { Nodes } from 'mdast'

/** Why a text cannot become blocks. */
export class MarkdownRefusal extends Error {}

export function refuse(node: Nodes, reason: string): never {
  throw new MarkdownRefusal(`line ${node.position?.start.line ?? '?'}: ${reason}`)
}
