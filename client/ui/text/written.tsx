import { useMemo } from 'react'
import { type PageScope, usePage } from '../../i18n'
import { asItStands } from './as-it-stands'
import { type Pens, pens, type Writing } from './pens'

/** What a pen may know of the page its markup stands on. */
export type WritingScope = Pick<PageScope, 'locale' | 't' | 'path' | 'query'>

/** The inside of an element, for React to set. Another object with the same text is set anew. */
export interface Inside {
  __html: string
}

/** What a pen writes of some content: the same object as long as it says the same, none without pen. */
export function useWritten<W extends Writing>(
  pen: W,
  of: Parameters<Pens[W]>[0],
): ReturnType<Pens[W]> | undefined {
  const scope = usePage()
  // A pen takes what it writes of; the compiler does not see that through its name.
  const write = pens[pen] as ((of: unknown, scope: WritingScope) => never) | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: content is of one page and language
  return useMemo(() => write?.(of, scope), [of])
}

interface WrittenProps<W extends Writing> {
  className?: string
  pen: W
  of: Parameters<Pens[W]>[0]
}

/** An element whose inside a pen writes. */
export function Written<W extends Exclude<Writing, 'blocks'>>({
  className,
  pen,
  of,
}: WrittenProps<W>) {
  const inside = useWritten(pen, of) ?? asItStands
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped by its pen
  return <div className={className} dangerouslySetInnerHTML={inside} />
}

/** An element whose inside came as markup, written when its payload was made. */
export function Given({ markup }: { markup: string }) {
  const inside = useMemo<Inside>(() => ({ __html: markup }), [markup])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it was escaped where it was written
  return <div dangerouslySetInnerHTML={inside} />
}
