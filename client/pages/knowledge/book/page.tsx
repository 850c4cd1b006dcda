import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { transitionTo } from '../../../ui/page/transition'
import { Blocks } from '../../../ui/text/blocks'
import { RecordLink } from '../../../ui/text/link'
import { inLanguage, UntranslatedNotice } from '../../../ui/text/untranslated'
import { Comments } from '../../../widgets/feedback/comments'
import { Feedback } from '../../../widgets/feedback/feedback'
import { BookCover } from '../book-cover'
import { BookList } from '../book-list'
import { BookFactsPanel } from './book-facts'
import { ChapterList } from './chapter-list'
import type { BookPayload } from './payload'
import '../../../ui/sticky.css'
import '../../../ui/text/running-text.css'
import './book.css'

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
