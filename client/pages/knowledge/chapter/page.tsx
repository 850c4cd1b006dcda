import { nestChapters } from '#domain/content/knowledge/chapter-tree'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Crumbs } from '../../../ui/page/crumbs'
import { PageMeta } from '../../../ui/page/page-meta'
import { TocSheet } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/fact'
import { RecordLink } from '../../../ui/text/link'
import { Comments } from '../../../widgets/feedback/comments'
import { Feedback } from '../../../widgets/feedback/feedback'
import { CoverRows } from '../cover-rows'
import type { ChapterPayload } from './payload'
import { PrevNext } from './prev-next'
import { SideContents } from './side-contents'
import '../../../ui/text/running-text.css'
import '../on-page.css'
import './chapter.css'

interface ChapterProps {
  payload: ChapterPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Chapter({ payload, usefulness, personalState }: ChapterProps) {
  const { t, title, site } = usePage()
  return (
    <>
      <div className="book-bar">
        <div className="book-bar__inner">
          <Crumbs />
        </div>
      </div>
      <div className="container">
        <div className="columns columns--book columns--chapter">
          <article className="reading flow prose">
            <p className="tag">
              {toDigits(t('chapter.number', { number: payload.number }), site.digits)}
            </p>
            <h1>{title}</h1>
            <p className="lead">{payload.lead}</p>
            <Blocks of={payload.body} />
            <PrevNext {...payload} />
          </article>
          <BookSide {...payload} />
          <About {...payload} />
        </div>
        <Comments form="comment" of={payload.comments} personalState={personalState} />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function About({ revised, owner, readingMinutes }: ChapterPayload) {
  const { t, site } = usePage()
  return (
    <aside className="on-page" aria-label={t('chapter.facts')}>
      <h2>{t('chapter.facts')}</h2>
      <dl>
        <Fact term={t('book.revised')}>
          <Day date={revised} />
        </Fact>
        <Fact term={t('book.owner')}>{owner}</Fact>
        <Fact term={t('book.time')}>
          {toDigits(t('article.minutes', { count: readingMinutes }), site.digits)}
        </Fact>
      </dl>
    </aside>
  )
}

function BookSide(payload: ChapterPayload) {
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
