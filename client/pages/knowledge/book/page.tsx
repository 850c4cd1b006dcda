import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Fold } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { transitionTo } from '../../../ui/page/transition'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { inLanguage, UntranslatedNotice } from '../../../ui/text/untranslated'
import { Comments } from '../../../widgets/feedback/comments'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { BookList } from '../book-list'
import type { BookPayload } from './payload'
import '../../../ui/box.css'
import '../../../ui/lists/aside.css'
import './book.css'

export function Book(props: PageProps<BookPayload>) {
  const { payload } = props
  const { t } = usePage()
  const { book, chapters, fields, related } = payload
  return (
    <>
      <BookHead {...payload} />
      <PageBody of={props}>
        <div className="columns columns--book">
          <div className="aside">
            <BookFacts {...payload} />
            {chapters.length === 0 && (
              <Toc contents={payload.contents} lang={book.lang} className="sticky" />
            )}
          </div>
          <article className="reading flow prose">
            <UntranslatedNotice lang={book.lang} />
            <div className="flow prose" {...inLanguage(book.lang)}>
              <Blocks of={payload.body} />
            </div>
            {chapters.length > 0 && <ChapterList book={book.slug} chapters={chapters} />}
            {fields.length > 0 && <BlankForm title={book.title} fields={fields} />}
          </article>
        </div>
        <Comments form="comment" of={payload.comments} personalState={props.personalState} />
        {related.length > 0 && (
          <Part id="related" title={t('book.related')} isRelated>
            <BookList books={related} hasColumns />
          </Part>
        )}
      </PageBody>
    </>
  )
}

function BookHead({ book, chapters }: BookPayload) {
  const { t } = usePage()
  const [first] = chapters
  return (
    <PageHead lead={book.summary} transition={transitionTo('title', 'book', book.slug)}>
      {first && (
        <p className="button-row">
          <RecordLink
            to="chapter"
            params={{ slug: book.slug, rest: first.path }}
            className="button button--primary"
          >
            {t('book.start')}
            <Icon name="arrow-right" flip />
          </RecordLink>
        </p>
      )}
    </PageHead>
  )
}

/** Rendered for printing: the fields are lines to write on, not inputs. */
function BlankForm({ title, fields }: { title: string; fields: BookPayload['fields'] }) {
  const { t, site } = usePage()
  return (
    <Part id="blank" title={t('book.blank.title')} lead={t('book.blank.text')}>
      <div className="box blank">
        <h3>{title}</h3>
        <p className="item-meta">
          {t('site.name')} · <bdi>{site.domain}</bdi>
        </p>
        <ol>
          {fields.map(({ label, hint, size }) => (
            <li className={`blank__field--${size}`} key={label}>
              <strong>{label}</strong>
              {hint && <small>{hint}</small>}
            </li>
          ))}
        </ol>
      </div>
    </Part>
  )
}

function BookFacts(payload: BookPayload) {
  const { t, digits } = usePage()
  const { book, audience, owner, published, sectionTitle, readingMinutes } = payload
  return (
    <aside aria-label={t('book.facts')}>
      <Fold id="facts" title={t('book.facts')}>
        <Facts shape="ladder">
          <Fact term={t('book.audience')}>
            <span {...inLanguage(book.lang)}>{audience}</span>
          </Fact>
          <Fact term={t('book.type')}>{t(`knowledge.type.${book.type}`)}</Fact>
          <Fact term={t('book.section')}>
            <RowLink to="section" slug={book.section} title={sectionTitle} />
          </Fact>
          <Fact term={t('book.owner')}>
            <span {...inLanguage(book.lang)}>{owner}</span>
          </Fact>
          <Fact term={t('book.edition')}>{digits(book.edition)}</Fact>
          <Fact term={t('book.revised')}>
            <Day date={book.revised} />
          </Fact>
          <Fact term={t('book.published')}>
            <Day date={published} />
          </Fact>
          <Fact term={t('book.time')}>
            {digits(t('article.minutes', { count: readingMinutes }))}
          </Fact>
        </Facts>
      </Fold>
    </aside>
  )
}

/** Chapters in reading order; the number of a subsection begins with that of its chapter. */
function ChapterList({ book, chapters }: Pick<BookPayload, 'chapters'> & { book: string }) {
  const { t, digits } = usePage()
  const top = chapters.filter(({ depth }) => depth === 0).length
  const count = t('knowledge.chapters', { chapters: top, subsections: chapters.length - top })
  return (
    <Part id="chapters" title={t('book.chapters')} lead={digits(count)}>
      <RowList density="compact">
        {chapters.map(({ path, number, title, summary }) => (
          <ListRow
            key={path}
            title={
              <RecordLink to="chapter" params={{ slug: book, rest: path }} className="card-link">
                <bdi>{digits(number)}</bdi> {title}
              </RecordLink>
            }
            level={3}
          >
            <p>{summary}</p>
          </ListRow>
        ))}
      </RowList>
    </Part>
  )
}
