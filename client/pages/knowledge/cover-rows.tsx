import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { bookCoverSize } from '../../ui/drawings/book-cover-size'
import { drawingWriters } from '../../ui/drawings/drawing-writers'
import { keepServerMarkup } from '../../ui/html/keep-server-markup'

/** Drawing of a book from its own parts: a row for each chapter, as long as its text. */
export function CoverRows({ of: { tone, rows } }: { of: BookCard['cover'] }) {
  const markup = drawingWriters.bookCover?.(rows, usePage().locale === 'ar')
  return (
    <svg
      className={`cover cover--${tone}`}
      viewBox={`0 0 ${bookCoverSize.width} ${bookCoverSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
