import { tableTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { Crumbs } from '../../../ui/page/crumbs'
import { SearchBox } from '../../../ui/page/search-box'
import { AnswerCard } from './answer'
import { AskUs } from './ask-us'
import type { SearchPayload } from './payload'
import { Notes, Results } from './results'
import { SearchWays, StartSections, StartTerms, Tried } from './ways'
import '../../../ui/page/page-hero.css'
import './search.css'

/** The search page, of the whole site or of the knowledge hub. */
export function SearchView({ payload }: { payload: SearchPayload }) {
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
  const { locale, route } = usePage()
  const isHub = route === 'knowledgeSearch'
  return (
    <header className="page-hero page-hero--search">
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{tableTitle(isHub ? 'knowledgeSearch' : 'search', locale)}</h1>
        {text !== '' && <p className="only-print">{text}</p>}
        <SearchBox id="query" scope={isHub ? 'hub' : 'site'} place="hero" text={text} />
        {start && start.terms.length > 0 && <StartTerms of={start.terms} />}
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
  const { answer, start, text, unfiltered } = payload
  if (start) return <StartSections of={start.sections} />
  if (state === 'none' && unfiltered) return <Filtered payload={payload} unfiltered={unfiltered} />
  const title = state === 'none' ? t('search.none.title', { text }) : t(`search.${state}.title`)
  return (
    <>
      <div className="container">
        <Notes of={payload} />
        {answer && <AnswerCard of={answer} />}
        {answer?.kind !== 'reference' && answer?.kind !== 'phone' && (
          <section className="search-none" aria-labelledby="found">
            <h2 id="found">{title}</h2>
            <p className="lead">{t(`search.${state}.text`)}</p>
            {state === 'none' && <Tried />}
          </section>
        )}
      </div>
      <SearchWays />
      {state === 'none' && answer === null && <AskUs text={text} />}
    </>
  )
}

interface FilteredProps {
  payload: SearchPayload
  unfiltered: NonNullable<SearchPayload['unfiltered']>
}

/** Nothing is left by the filters, although the search itself finds something. */
function Filtered({ payload: { answer, text }, unfiltered }: FilteredProps) {
  const { t } = usePage()
  return (
    <div className="container">
      {answer && <AnswerCard of={answer} />}
      <section className="search-none" aria-labelledby="found">
        <h2 id="found">{t('search.filtered.title', { text })}</h2>
        <p className="lead">
          {t('search.filtered.text')} <a href={unfiltered.href}>{unfiltered.text}</a>
        </p>
      </section>
    </div>
  )
}
