import { type Branch, nestChapters } from '#domain/content/knowledge/chapter-tree'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ChapterLink } from '#domain/payloads/knowledge'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Crumbs } from '../../../ui/page/crumbs'
import { PageMeta } from '../../../ui/page/page-meta'
import { TocSheet } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { Comments } from '../../../widgets/feedback/comments'
import { Feedback } from '../../../widgets/feedback/feedback'
import { CoverRows } from '../cover-rows'
import type { ChapterPayload } from './payload'
import './chapter.css'
import '../../../ui/text/running-text.css'
import '../on-page.css'

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

function SideContents({ book, chapters, path, contents }: ChapterPayload) {
  return <Chapters of={nestChapters(chapters)} book={book.slug} path={path} contents={contents} />
}

interface ChaptersProps extends Pick<ChapterPayload, 'path' | 'contents'> {
  of: readonly Branch<ChapterLink>[]
  book: string
}

function Chapters({ of, ...open }: ChaptersProps) {
  const { locale, site } = usePage()
  return (
    <ol>
      {of.map(({ path, number, title, below }) => (
        <li key={path}>
          <a
            href={routePath('chapter', locale, { slug: open.book, rest: path })}
            aria-current={path === open.path ? 'page' : undefined}
          >
            <bdi>{toDigits(number, site.digits)}</bdi>
            <span>{title}</span>
          </a>
          {path === open.path && <Headings of={open.contents} />}
          {below.length > 0 && <Chapters of={below} {...open} />}
        </li>
      ))}
    </ol>
  )
}

function Headings({ of }: { of: ChapterPayload['contents'] }) {
  const { t } = usePage()
  return (
    <ul className="book-side__headings" aria-label={t('chapter.headings')}>
      {of.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

function PrevNext({ book, previous, next }: ChapterPayload) {
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
