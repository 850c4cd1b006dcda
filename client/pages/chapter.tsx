import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ChapterPayload } from '#domain/payloads/knowledge'
import { usePage } from '../i18n'
import { Crumbs } from '../ui/page/crumbs'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { Day } from '../ui/text/date'
import { Fact } from '../ui/text/fact'
import { Comments } from '../widgets/feedback/comments'
import { Feedback } from '../widgets/feedback/feedback'
import { BookSide } from './chapter/book-side'
import { PrevNext } from './chapter/prev-next'

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
