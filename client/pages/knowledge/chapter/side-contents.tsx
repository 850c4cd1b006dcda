import { type Branch, nestChapters } from '#domain/content/knowledge/chapter-tree'
import { toDigits } from '#domain/dates/format'
import type { ChapterLink } from '#domain/payloads/knowledge'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import type { ChapterPayload } from './payload'
import './chapter.css'

export function SideContents({ book, chapters, path, contents }: ChapterPayload) {
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
