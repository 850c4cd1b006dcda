import type { Block } from '#domain/content/block'
import { asItStands } from './as-it-stands'
import { type Inside, useWritten } from './written'

/** The element of a block, all that it needs to stand. */
export interface BlockPart {
  tag: ReturnType<typeof tagOf>
  id?: string
  className?: string
  /** Of a part that scrolls inside itself, and is reached by key. */
  label?: string
  inside: Inside
}

/** The element a block stands in. */
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

/** Stored running text as elements, for a `flow` (and, when it is a page's text, `prose`) parent. */
export function Blocks({ of }: { of: readonly Block[] }) {
  const standing = (): BlockPart[] => of.map((block) => ({ tag: tagOf(block), inside: asItStands }))
  const parts = useWritten('blocks', of) ?? standing()
  return parts.map(({ tag: Tag, id, className, label, inside }, at) => (
    <Tag
      // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its place
      key={at}
      id={id}
      className={className}
      aria-label={label}
      tabIndex={label ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped by its pen
      dangerouslySetInnerHTML={inside}
    />
  ))
}
