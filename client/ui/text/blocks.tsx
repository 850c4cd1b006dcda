import type { Block } from '#domain/content/block'
import { type BlockPart, tagOf } from '../html/block-part'
import { useHtml } from '../html/html'
import { keepServerMarkup } from '../html/keep-server-markup'

/** Stored text as elements; the parent has the class `flow` and, for a page's own text, `prose`. */
export function Blocks({ of }: { of: readonly Block[] }) {
  const serverParts = (): BlockPart[] =>
    of.map((block) => ({ tag: tagOf(block), inside: keepServerMarkup }))
  const parts = useHtml('blocks', of) ?? serverParts()
  return parts.map(({ tag: Tag, id, className, label, inside }, at) => (
    <Tag
      // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its position
      key={at}
      id={id}
      className={className}
      aria-label={label}
      tabIndex={label ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped by its writer
      dangerouslySetInnerHTML={inside}
    />
  ))
}
