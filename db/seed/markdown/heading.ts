import type { Heading } from 'mdast'
import type { Block, Inline } from '#domain/content/block'
import { refuseMarkdown } from './refusal'

/** Ids used by the page layout and by the small forms below a text. */
export const frameIds: ReadonlySet<string> = new Set([
  'colour-mode',
  'cookie-manage',
  'social',
  'main',
  'maintenance-title',
  'manage-title',
  'menu',
  'tools',
  'tools-title',
  'site-search',
  'header-query',
  'menu-query',
  'query',
  'feedback',
  'feedback-title',
  'feedback-yes',
  'feedback-no',
  'rating-hint',
  'suggestion',
  'suggestion-form',
  'suggestion-hint',
  'suggestion-text',
  'comments-title',
  'comment',
  'comment-form',
  'comment-hint',
  'comment-text',
])
const marker = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Parses `## حقوقك {#rights}`: the id is explicit, so that both languages have the same. */
export function readHeading(node: Heading, inlines: Inline[]): Extract<Block, { type: 'heading' }> {
  if (node.depth !== 2 && node.depth !== 3) refuseMarkdown(node, 'a heading must have level 2 or 3')
  const last = inlines.at(-1)
  const id = last?.type === 'text' ? marker.exec(last.text)?.[1] : undefined
  if (!id || last?.type !== 'text')
    return refuseMarkdown(node, 'the heading needs an {#id} at its end')
  if (frameIds.has(id)) refuseMarkdown(node, `the page layout uses the id "${id}": choose another`)
  const words = last.text.replace(marker, '')
  const rest = inlines.slice(0, -1)
  const children: Inline[] = words === '' ? rest : [...rest, { type: 'text', text: words }]
  if (children.length === 0) refuseMarkdown(node, 'the heading has no text')
  return { type: 'heading', id, level: node.depth, children }
}
