import { useMemo } from 'react'
import type { TextPart } from '#domain/payloads/text-part'
import './stacked-table.css'
import './text-fold.css'
import './prose.css'

/** Running text as elements; the parent has the class `flow` and, for a page's own text, `prose`. */
export function Blocks({ of }: { of: readonly TextPart[] }) {
  // React writes the content again for each new object.
  const parts = useMemo(
    () => of.map(({ html, ...part }) => ({ ...part, inside: { __html: html } })),
    [of],
  )
  return parts.map(({ tag: Tag, id, className, label, inside }, at) => (
    <Tag
      // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its position
      key={at}
      id={id}
      className={className}
      aria-label={label}
      tabIndex={label ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it was escaped where it was written
      dangerouslySetInnerHTML={inside}
    />
  ))
}
