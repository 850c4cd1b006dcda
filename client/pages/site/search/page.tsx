import { tableTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Crumbs } from '../../../ui/page/crumbs'
import { SearchBox } from '../../../ui/page/search-box'
import { PageSection } from '../../../ui/page/section'
import { Bullets } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { AnswerCard } from './answer'
import type { HubStart, SearchPayload } from './payload'
import { Notes, Results } from './results'
import '../../../forms/fields.css'
import '../../../ui/text/prose.css'
import '../../../ui/page/page-hero.css'
import './search.css'

/** The search page, of the whole site or of the knowledge hub. */
export function Search({ payload }: { payload: SearchPayload }) {
  const { query } = usePage()
  // The payload of the build knows no queries: it is shown when neither database answers.
  const isAway = payload.text === '' && new URLSearchParams(query).has('q')
  const state = isAway ? 'away' : payload.state
  return (
    <>
      <SearchHero of={payload} />
      {state === 'found' && payload.results ? (
        <>
          <Results of={payload.results} payload={payload} />
          {payload.results.match === 'some' && <AskUs text={payload.text} />}
        </>
      ) : (
        <NoResults payload={payload} state={state === 'found' ? 'none' : state} />
      )}
    </>
  )
}

function SearchHero({ of: { text, start } }: { of: SearchPayload }) {
  const { locale, route, t } = usePage()
  const isHub = route === 'knowledgeSearch'
  return (
    <header className="page-hero page-hero--search">
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{tableTitle(isHub ? 'knowledgeSearch' : 'search', locale)}</h1>
        {text !== '' && <p className="only-print">{text}</p>}
        <SearchBox id="query" scope={isHub ? 'hub' : 'site'} place="hero" text={text} />
        {start && start.terms.length > 0 && (
          <nav className="anchor-nav" aria-labelledby="terms">
            <p id="terms">{t('search.start.terms')}</p>
            <ul>
              {start.terms.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  )
}

interface NoResultsProps {
  payload: SearchPayload
  state: 'empty' | 'short' | 'away' | 'none'
}

/**
 * Shown in place of results: for an empty query, without results, or while the index is
 * unavailable.
 */
function NoResults({ payload, state }: NoResultsProps) {
  const { t } = usePage()
  const { answer, start, text } = payload
  if (start) return <HubSections of={start.sections} />
  // Nothing is left by the filters, although the search itself finds something.
  const unfiltered = state === 'none' ? payload.unfiltered : null
  const title = state === 'none' ? t('search.none.title', { text }) : t(`search.${state}.title`)
  return (
    <>
      <div className="container">
        {!unfiltered && <Notes of={payload} />}
        {answer && <AnswerCard of={answer} />}
        {answer?.kind !== 'reference' && answer?.kind !== 'phone' && (
          <section className="search-none" aria-labelledby="found">
            <h2 id="found">{unfiltered ? t('search.filtered.title', { text }) : title}</h2>
            <p className="lead">
              {t(`search.${unfiltered ? 'filtered' : state}.text`)}{' '}
              {unfiltered && <a href={unfiltered.href}>{unfiltered.text}</a>}
            </p>
            {state === 'none' && !unfiltered && (
              <Bullets of={tries.map((name) => t(`search.none.tried.${name}`))} />
            )}
          </section>
        )}
      </div>
      {!unfiltered && <SearchWays />}
      {state === 'none' && !unfiltered && answer === null && <AskUs text={text} />}
    </>
  )
}

/** Methods by which the words were searched. */
const tries = ['typed', 'spelling', 'stems', 'dictionary', 'mistyped'] as const

const ways = [
  { name: 'services', icon: 'layout-grid' },
  { name: 'frameworkAgreements', icon: 'handshake' },
  { name: 'faq', icon: 'message-circle-question-mark' },
  { name: 'dictionary', icon: 'book-marked' },
  { name: 'sections', icon: 'library' },
  { name: 'siteMap', icon: 'map' },
] as const

/** The main ways to the site's content besides the search. */
function SearchWays() {
  const { t } = usePage()
  return (
    <PageSection id="ways" title={t('search.ways.title')} ground="tint" isTight>
      <RowList density="compact" hasColumns>
        {ways.map(({ name, icon }) => (
          <ListRow
            icon={<Icon name={icon} />}
            title={<PageLink to={name} className="card-link" />}
            level={3}
            key={name}
          >
            <p>{t(`search.ways.${name}`)}</p>
          </ListRow>
        ))}
      </RowList>
    </PageSection>
  )
}

/** The sections of the knowledge hub with their extent, and its two lists. */
function HubSections({ of: sections }: { of: HubStart['sections'] }) {
  const { t, digits } = usePage()
  return (
    <PageSection id="sections" title={t('search.start.sections')} isTight>
      <RowList density="compact" hasColumns>
        {sections.map(({ slug, title, summary, icon, count }) => (
          <ListRow
            icon={<ContentIcon name={icon} />}
            title={
              <>
                <RowLink to="section" slug={slug} title={title} />{' '}
                <small>{digits(t('search.start.items', { count }))}</small>
              </>
            }
            level={3}
            key={slug}
          >
            <p>{summary}</p>
          </ListRow>
        ))}
        <ListRow icon={<Icon name="library" />} title={<PageLink to="books" />} level={3}>
          <p>{t('search.start.books')}</p>
        </ListRow>
        <ListRow icon={<Icon name="book-marked" />} title={<PageLink to="dictionary" />} level={3}>
          <p>{t('search.ways.dictionary')}</p>
        </ListRow>
      </RowList>
    </PageSection>
  )
}

const lines = [
  { name: 'fullName', label: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email', dir: 'ltr' },
] as const

/** Starts a message about what was not found; it is completed on the contact page. */
function AskUs({ text }: { text: string }) {
  const { locale, t } = usePage()
  return (
    <PageSection id="ask" title={t('search.none.ask')} lead={t('search.none.askText')} isTight>
      <form
        className="form reading"
        method="post"
        encType="multipart/form-data"
        action={routePath('contact', locale)}
        aria-labelledby="ask"
      >
        <input type="hidden" name="form" value="support" />
        <div className="form__fields">
          {lines.map(({ label, ...line }) => (
            <div className={`field field--${line.type}`} key={label}>
              <label className="field__label" htmlFor={line.name}>
                {t(`search.none.${label}`)}
              </label>
              <input className="input" id={line.name} {...line} />
            </div>
          ))}
          <div className="field field--textarea">
            <label className="field__label" htmlFor="message">
              {t('search.none.message')}
            </label>
            <textarea
              className="textarea"
              id="message"
              name="message"
              dir="auto"
              rows={5}
              defaultValue={`${t('search.none.searched', { text })}\n\n`}
            />
          </div>
        </div>
        <div className="form__end">
          <button className="button button--primary" type="submit" name="intent" value="continue">
            {t('search.none.continue')}
          </button>
        </div>
      </form>
    </PageSection>
  )
}
