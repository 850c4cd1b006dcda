import { toDigits } from '#domain/dates/format'
import type { ChapterLink } from '#domain/payloads/knowledge'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { RecordLink } from '../../../ui/text/link'
import type { ChapterPayload } from './payload'
import './chapter.css'

export function PrevNext({ book, previous, next }: ChapterPayload) {
  const { t } = usePage()
  return (
    <nav className="prev-next" aria-label={t('chapter.neighbours')}>
      {previous ? (
        <Neighbour book={book.slug} of={previous} rel="prev" />
      ) : (
        <RecordLink to="book" params={{ slug: book.slug }}>
          <small>{t('chapter.cover')}</small>
          <span>{book.title}</span>
        </RecordLink>
      )}
      {next && <Neighbour book={book.slug} of={next} rel="next" />}
    </nav>
  )
}

interface NeighbourProps {
  book: string
  of: ChapterLink
  rel: 'prev' | 'next'
}

function Neighbour({ book, of: { path, number, title }, rel }: NeighbourProps) {
  const { t, locale, site } = usePage()
  return (
    <a href={routePath('chapter', locale, { slug: book, rest: path })} rel={rel}>
      <small>{t(rel === 'prev' ? 'chapter.previous' : 'chapter.next')}</small>
      <span>
        <bdi>{toDigits(number, site.digits)}</bdi> {title}
      </span>
    </a>
  )
}
