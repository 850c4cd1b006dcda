import type { BookType } from '#domain/content/knowledge/book'
import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { bookCoverSize } from '../../ui/drawings/drawing-sizes'
import { drawingWriters } from '../../ui/drawings/drawing-writers'
import { keepServerMarkup } from '../../ui/html/keep-server-markup'
import '../../ui/drawings/covers.css'

/** Colours of the cover of each type. */
export const coverTones = {
  book: 'cover--deep',
  guide: 'cover--leaf',
  form: 'cover--mist',
} as const satisfies Record<BookType, string>

/** Drawing of a book from its own parts: a row for each chapter, as long as its text. */
export function CoverRows({ of: { type, cover } }: { of: Pick<BookCard, 'type' | 'cover'> }) {
  const markup = drawingWriters.bookCover?.(cover, usePage().locale === 'ar')
  return (
    <svg
      className={`cover ${coverTones[type]}`}
      viewBox={`0 0 ${bookCoverSize.width} ${bookCoverSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
