import { type Branch, nestChapters } from '#domain/content/knowledge/chapter-tree'
import type { ChapterLink } from '#domain/payloads/knowledge'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Neighbours } from '../../../ui/page/neighbours'
import { PageHead } from '../../../ui/page/page-head'
import { TocSheet } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { Comments } from '../../../widgets/feedback/comments'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { ReadAloud } from '../../../widgets/read-aloud/read-aloud'
import type { ChapterPayload } from './payload'
import '../../../ui/page/article.css'
import './chapter.css'
import '../../../ui/lists/aside.css'

export function Chapter(props: PageProps<ChapterPayload>) {
  const { payload } = props
  const { t, digits } = usePage()
  return (
    <>
      <PageHead lead={payload.lead}>
        <ul className="article__facts">
          <li>{digits(t('chapter.number', { number: payload.number }))}</li>
          <ReadAloud />
        </ul>
      </PageHead>
      <PageBody of={props}>
        <div className="columns columns--book">
          <div className="reading">
            <article className="flow prose">
              <Blocks of={payload.body} />
            </article>
            <PrevNext {...payload} />
            <About {...payload} />
          </div>
          <BookSide {...payload} />
        </div>
        <Comments form="comment" of={payload.comments} personalState={props.personalState} />
      </PageBody>
    </>
  )
}

function About({ revised, owner, readingMinutes }: ChapterPayload) {
  const { t, digits } = usePage()
  return (
    <aside aria-label={t('chapter.facts')}>
      <h2 className="visually-hidden">{t('chapter.facts')}</h2>
      <Facts shape="grid">
        <Fact term={t('book.revised')}>
          <Day date={revised} />
        </Fact>
        <Fact term={t('book.owner')}>{owner}</Fact>
        <Fact term={t('book.time')}>{digits(t('article.minutes', { count: readingMinutes }))}</Fact>
      </Facts>
    </aside>
  )
}

function BookSide({ book, chapters, number, path, contents }: ChapterPayload) {
  const { t, digits } = usePage()
  const branches = nestChapters(chapters)
  const at = Number.parseInt(number, 10)
  const edition = t('knowledge.edition', { number: book.edition })
  const progress = t('chapter.progress', { at, total: branches.length })
  return (
    <aside className="aside book-side" aria-label={book.title}>
      <p>
        <RecordLink to="book" params={{ slug: book.slug }}>
          <strong>{book.title}</strong>
        </RecordLink>
        <small>{digits(`${edition} · ${progress}`)}</small>
      </p>
      <TocSheet title={t('toc.title')}>
        <Chapters of={branches} book={book.slug} path={path} contents={contents} />
      </TocSheet>
    </aside>
  )
}

interface ChaptersProps extends Pick<ChapterPayload, 'path' | 'contents'> {
  of: readonly Branch<ChapterLink>[]
  book: string
}

function Chapters({ of, ...open }: ChaptersProps) {
  const { t, locale, digits } = usePage()
  return (
    <ol>
      {of.map(({ path, number, title, below }) => (
        <li key={path}>
          <a
            href={routePath('chapter', locale, { slug: open.book, rest: path })}
            aria-current={path === open.path ? 'page' : undefined}
          >
            <bdi>{digits(number)}</bdi>
            <span>{title}</span>
          </a>
          {path === open.path && (
            <ul aria-label={t('chapter.headings')}>
              {open.contents.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          )}
          {below.length > 0 && <Chapters of={below} {...open} />}
        </li>
      ))}
    </ol>
  )
}

function PrevNext({ book, previous, next }: ChapterPayload) {
  const { t, locale, digits } = usePage()
  const linkTo = ({ path, number, title }: ChapterLink, name: string) => ({
    href: routePath('chapter', locale, { slug: book.slug, rest: path }),
    name,
    title: (
      <>
        <bdi>{digits(number)}</bdi> {title}
      </>
    ),
  })
  return (
    <Neighbours
      label={t('chapter.neighbours')}
      previous={
        previous
          ? linkTo(previous, t('chapter.previous'))
          : {
              href: routePath('book', locale, { slug: book.slug }),
              name: t('chapter.cover'),
              title: book.title,
              isParent: true,
            }
      }
      next={next && linkTo(next, t('chapter.next'))}
    />
  )
}
