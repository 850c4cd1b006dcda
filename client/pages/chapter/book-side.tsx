import { nestChapters } from '#domain/content/knowledge/chapter-tree'
import { toDigits } from '#domain/dates/format'
import type { ChapterPayload } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { TocSheet } from '../../ui/page/toc'
import { RecordLink } from '../../ui/text/link'
import { CoverRows } from '../knowledge/cover-rows'
import { SideContents } from './side-contents'

export function BookSide(payload: ChapterPayload) {
  const { t, site } = usePage()
  const { book, chapters, number } = payload
  const at = Number.parseInt(number, 10)
  const total = nestChapters(chapters).length
  const progress = t('chapter.progress', { at, total })
  return (
    <aside className="book-side" aria-label={book.title}>
      <div className="book-side__head">
        <span className="book-side__cover">
          <CoverRows of={book} />
        </span>
        <p>
          <RecordLink to="book" params={{ slug: book.slug }}>
            <strong>{book.title}</strong>
          </RecordLink>
          <small>{toDigits(t('knowledge.edition', { number: book.edition }), site.digits)}</small>
        </p>
      </div>
      <TocSheet title={t('toc.title')}>
        <SideContents {...payload} />
      </TocSheet>
      <p className="book-side__done">
        <span>{toDigits(progress, site.digits)}</span>
        <progress value={at} max={total} aria-label={toDigits(progress, site.digits)} />
      </p>
    </aside>
  )
}
