import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { DictionaryPayload } from '#domain/payloads/dictionary'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Html } from '../ui/html/html'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { SearchBox } from '../ui/page/search-box'
import { Feedback } from '../widgets/feedback/feedback'

interface DictionaryProps {
  payload: DictionaryPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Dictionary({ payload, usefulness, personalState }: DictionaryProps) {
  const { t, site } = usePage()
  const { total, letters, terms, modified } = payload
  return (
    <>
      <PageHead lead={toDigits(t('dictionary.lead', { count: total }), site.digits)}>
        <SearchBox id="query" scope="terms" place="page" />
        <Categories of={payload} />
      </PageHead>
      <div className="container">
        {terms && <Letters letters={letters} />}
        {terms ? <Html html={terms} /> : <NoTerms />}
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Categories({ of: { categories, category, total } }: { of: DictionaryPayload }) {
  const { t, locale, path, site } = usePage()
  const all = { slug: null, title: t('dictionary.all'), count: total }
  const address = localPath(path, locale)
  return (
    <nav className="categories" aria-label={t('dictionary.categories')}>
      <ul>
        {[all, ...categories].map(({ slug, title, count }) => (
          <li key={title}>
            <a
              href={slug ? `${address}?category=${slug}` : address}
              aria-current={slug === category ? 'true' : undefined}
            >
              {title}
              <bdi>{toDigits(count, site.digits)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Letters({ letters }: Pick<DictionaryPayload, 'letters'>) {
  const { t } = usePage()
  return (
    <nav className="letters" aria-label={t('dictionary.letters')}>
      <ul>
        {letters.map(({ letter, id }) => (
          <li key={letter}>
            {id ? <a href={`#${id}`}>{letter}</a> : <span aria-hidden="true">{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoTerms() {
  const { t } = usePage()
  return (
    <div>
      <h2>{t('dictionary.empty')}</h2>
      <p>{t('dictionary.emptyText')}</p>
    </div>
  )
}
