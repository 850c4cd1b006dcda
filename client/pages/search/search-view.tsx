import type { SearchPayload } from '#domain/payloads/search'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Girih } from '../../ui/drawings/girih'
import { Icon } from '../../ui/icons/icon'
import { Crumbs } from '../../ui/page/crumbs'
import { Hidden } from '../../ui/text/hidden'
import { Answer } from './answer'
import { Notes } from './notes'
import { Results } from './results'
import { AskUs, Ways } from './ways'

/** The search page, of the whole site or of the knowledge hub. */
export function SearchView({ payload }: { payload: SearchPayload }) {
  const { query } = usePage()
  // The payload of the build knows no queries: it is shown when neither database answers.
  const isAway = payload.text === '' && new URLSearchParams(query).has('q')
  const state = isAway ? 'away' : payload.state
  return (
    <>
      <SearchHero text={payload.text} />
      {state === 'found' && payload.results ? (
        <Results of={payload.results} payload={payload} />
      ) : (
        <NoResults payload={payload} state={state === 'found' ? 'none' : state} />
      )}
    </>
  )
}

function SearchHero({ text }: { text: string }) {
  const { locale, t, path, route } = usePage()
  const label = t(route === 'knowledgeSearch' ? 'search.hubLabel' : 'search.label')
  return (
    <header className="page-hero page-hero--search">
      <Girih rtl={locale === 'ar'} band />
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{t(`routes.${route === 'knowledgeSearch' ? route : 'search'}.title`)}</h1>
        <search>
          <form className="search-box" action={localPath(path, locale)} aria-label={label}>
            <Icon name="search" />
            <label htmlFor="query">
              <Hidden>{label}</Hidden>
            </label>
            <input
              className="input"
              id="query"
              name="q"
              type="search"
              defaultValue={text}
              maxLength={200}
              enterKeyHint="search"
              autoComplete="off"
              dir="auto"
            />
            <button className="button button--primary" type="submit">
              {t('search.submit')}
            </button>
          </form>
        </search>
      </div>
    </header>
  )
}

interface NoResultsProps {
  payload: SearchPayload
  state: 'empty' | 'short' | 'away' | 'none'
}

/** What stands in place of results: nothing asked, nothing found, or no index. */
function NoResults({ payload, state }: NoResultsProps) {
  const { t } = usePage()
  const { answer, text } = payload
  const title = state === 'none' ? t('search.none.title', { text }) : t(`search.${state}.title`)
  return (
    <>
      <div className="container">
        {answer && <Answer of={answer} />}
        {answer?.kind !== 'reference' && answer?.kind !== 'phone' && (
          <section className="search-none" aria-labelledby="found">
            <h2 id="found">{title}</h2>
            <p className="lead">{t(`search.${state}.text`)}</p>
          </section>
        )}
        <Notes of={payload} />
      </div>
      <Ways />
      {state === 'none' && answer === null && <AskUs text={text} />}
    </>
  )
}
