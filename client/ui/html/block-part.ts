import type { Block } from '#domain/content/block'
import type { InnerHtml } from './writing-scope'

/** Element of a block with its attributes and inner HTML. */
export interface BlockPart {
  tag: ReturnType<typeof tagOf>
  id?: string
  className?: string
  /** Accessible name of a part that scrolls and can have focus. */
  label?: string
  inside: InnerHtml
}

export function tagOf(block: Block) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? 'h2' : 'h3'
    case 'paragraph':
      return 'p'
    case 'list':
      return block.ordered ? 'ol' : 'ul'
    case 'quote':
      return 'blockquote'
    case 'table':
      return 'section'
  }
}
