import type { Block, Inline } from './block'

/** What running text says, without its form. */
function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n')
}

export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ('children' in inline ? inlineText(inline.children) : inline.text))
    .join('')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children)
    case 'list':
      return block.items.map(plainText).join('\n')
    case 'quote':
      return plainText(block.children)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join('\n')
  }
}

/** Minutes a reader needs, at a pace that suits both languages; at least one. */
export function readingMinutes(blocks: readonly Block[], wordsPerMinute = 180): number {
  const words = plainText(blocks).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
