import { type Branch, nestChapters } from '#domain/content/knowledge/chapter-tree'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Fold } from '../../../ui/page/fold'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { transitionTo } from '../../../ui/page/transition'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { inLanguage, UntranslatedNotice } from '../../../ui/text/untranslated'
import { Comments } from '../../../widgets/feedback/comments'
import { Feedback } from '../../../widgets/feedback/feedback'
import { BookCover } from '../book-cover'
import { BookList } from '../book-list'
import type { BookPayload } from './payload'
import '../on-page.css'
import './book.css'
import '../../../ui/sticky.css'
import '../../../ui/text/running-text.css'

interface BookProps {
  payload: BookPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Book({ payload, usefulness, personalState }: BookProps) {
  const { book, chapters, fields, related } = payload
  return (
    <>
      <article>
        <BookHead {...payload} />
        <div className="container">
          <div className="columns columns--book book-columns">
            {chapters.length === 0 && (
              <Toc contents={payload.contents} lang={book.lang} className="sticky" />
            )}
            <BookFactsPanel {...payload} />
            <div className="reading flow prose">
              <UntranslatedNotice lang={book.lang} />
              <div className="flow prose" {...inLanguage(book.lang)}>
                <Blocks of={payload.body} />
              </div>
              {chapters.length > 0 && <ChapterList book={book.slug} chapters={chapters} />}
              {fields.length > 0 && <BlankForm title={book.title} fields={fields} />}
            </div>
          </div>
          <Comments form="comment" of={payload.comments} personalState={personalState} />
          {related.length > 0 && <Related books={related} />}
          <PageMeta modified={payload.modified} />
        </div>
      </article>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function BookHead({ book, chapters }: BookPayload) {
  const { t } = usePage()
  const [first] = chapters
  return (
    <HeadFrame>
      <div className="book-head">
        <div className="book-head__cover" aria-hidden="true">
          <BookCover {...book} transition={transitionTo('cover', 'book', book.slug)} />
        </div>
        <div>
          <h1 {...transitionTo('title', 'book', book.slug)}>{book.title}</h1>
          <p className="lead">{book.summary}</p>
          {first && (
            <RecordLink
              to="chapter"
              params={{ slug: book.slug, rest: first.path }}
              className="button button--primary"
            >
              {t('book.start')}
              <Icon name="arrow-right" flip />
            </RecordLink>
          )}
        </div>
      </div>
    </HeadFrame>
  )
}

function Related({ books }: { books: BookPayload['related'] }) {
  const { t } = usePage()
  return (
    <section className="book-related" aria-labelledby="related">
      <h2 id="related">{t('book.related')}</h2>
      <BookList books={books} />
    </section>
  )
}

interface BlankFormProps {
  title: string
  fields: BookPayload['fields']
}

/** Rendered for printing: the fields are lines to write on, not inputs. */
function BlankForm({ title, fields }: BlankFormProps) {
  const { t, site } = usePage()
  return (
    <section className="book-part" aria-labelledby="blank">
      <h2 id="blank">{t('book.blank.title')}</h2>
      <p>{t('book.blank.text')}</p>
      <div className="blank">
        <p className="blank__title">
          <strong className="blank__name">{title}</strong>
          <span>{t('site.name')}</span>
          <bdi>{site.domain}</bdi>
        </p>
        <ol>
          {fields.map(({ label, hint, size }) => (
            <li className={`blank__field blank__field--${size}`} key={label}>
              <strong>{label}</strong>
              {hint && <small>{hint}</small>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function BookFactsPanel(payload: BookPayload) {
  const { t, site } = usePage()
  const { book, audience, owner, published, sectionTitle, readingMinutes } = payload
  return (
    <aside className="on-page" aria-label={t('book.facts')}>
      <Fold id="facts" title={t('book.facts')}>
        <dl>
          <Fact term={t('book.audience')}>
            <span {...inLanguage(book.lang)}>{audience}</span>
          </Fact>
          <Fact term={t('book.type')}>{t(`knowledge.type.${book.type}`)}</Fact>
          <Fact term={t('book.section')}>
            <RecordLink to="section" params={{ slug: book.section }}>
              {sectionTitle}
            </RecordLink>
          </Fact>
          <Fact term={t('book.owner')}>
            <span {...inLanguage(book.lang)}>{owner}</span>
          </Fact>
          <Fact term={t('book.edition')}>{toDigits(book.edition, site.digits)}</Fact>
          <Fact term={t('book.revised')}>
            <Day date={book.revised} />
          </Fact>
          <Fact term={t('book.published')}>
            <Day date={published} />
          </Fact>
          <Fact term={t('book.time')}>
            {toDigits(t('article.minutes', { count: readingMinutes }), site.digits)}
          </Fact>
        </dl>
      </Fold>
    </aside>
  )
}

type Chapter = BookPayload['chapters'][number]

interface ChapterListProps {
  book: string
  chapters: readonly Chapter[]
}

function ChapterList({ book, chapters }: ChapterListProps) {
  const { t, site } = usePage()
  const top = chapters.filter(({ depth }) => depth === 0).length
  const count = t('knowledge.chapters', { chapters: top, subsections: chapters.length - top })
  return (
    <section className="book-part" aria-labelledby="chapters">
      <div className="book-contents__head">
        <h2 id="chapters">{t('book.chapters')}</h2>
        <p>{toDigits(count, site.digits)}</p>
      </div>
      <Chapters book={book} of={nestChapters(chapters)} />
    </section>
  )
}

function Chapters({ book, of }: { book: string; of: readonly Branch<Chapter>[] }) {
  const { site } = usePage()
  return (
    <ol className="book-contents">
      {of.map(({ path, number, title, summary, below }) => (
        <li key={path}>
          <RecordLink to="chapter" params={{ slug: book, rest: path }}>
            <span className="book-contents__number">
              <bdi>{toDigits(number, site.digits)}</bdi>
            </span>
            <span>
              <strong>{title}</strong>
              <small>{summary}</small>
            </span>
          </RecordLink>
          {below.length > 0 && <Chapters book={book} of={below} />}
        </li>
      ))}
    </ol>
  )
}
