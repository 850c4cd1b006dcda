import type { Block, Inline } from './block'

/** Rich text as plain text, one block or row of a table per line. */
export function blocksText(blocks: readonly Block[]): string {
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
      return block.items.map(blocksText).join('\n')
    case 'quote':
      return blocksText(block.children)
    case 'chart':
      return block.chart.unit
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' · ')).join('\n')
  }
}

/** Level 2 headings, for a table of contents. */
export function contentsOf(blocks: readonly Block[]): { id: string; title: string }[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? [{ id: block.id, title: inlineText(block.children) }]
      : [],
  )
}

/** Reading time in whole minutes, at least 1; the default pace suits both languages. */
export function readingMinutes(blocks: readonly Block[], wordsPerMinute = 180): number {
  const words = blocksText(blocks).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
