import { useMemo } from 'react'
import { usePage } from '../../i18n'
import { type HtmlWriters, htmlWriters, type WriterName } from './html-writers'
import { keepServerMarkup } from './keep-server-markup'
import type { InnerHtml, WritingScope } from './writing-scope'

/**
 * HTML of static content: the same object while the content is the same, undefined without writer.
 */
export function useHtml<W extends WriterName>(
  writer: W,
  of: Parameters<HtmlWriters[W]>[0],
): ReturnType<HtmlWriters[W]> | undefined {
  const scope = usePage()
  // A writer accepts its own content; TypeScript cannot infer that from the name.
  const write = htmlWriters[writer] as ((of: unknown, scope: WritingScope) => never) | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: content belongs to one page and language
  return useMemo(() => write?.(of, scope), [of])
}

interface HtmlProps<W extends WriterName> {
  className?: string
  writer: W
  of: Parameters<HtmlWriters[W]>[0]
}

export function Html<W extends Exclude<WriterName, 'blocks'>>({
  className,
  writer,
  of,
}: HtmlProps<W>) {
  const inside = useHtml(writer, of) ?? keepServerMarkup
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped by its writer
  return <div className={className} dangerouslySetInnerHTML={inside} />
}

/** Element whose content is markup, written when the payload was loaded. */
export function MarkupHtml({ markup }: { markup: string }) {
  const inside = useMemo<InnerHtml>(() => ({ __html: markup }), [markup])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it was escaped where it was written
  return <div dangerouslySetInnerHTML={inside} />
}
