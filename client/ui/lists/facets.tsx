import type { ReactNode } from 'react'
import type { Facet, FacetedList } from '#domain/payloads/facets'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Hidden } from '../text/inline'
import { EmptyState } from './empty-state'
import '../sticky.css'
import './facets.css'
import './results.css'

/** Facets beside a list; collapsed on phones. */
export function Facets({ of: { facets } }: { of: Pick<FacetedList, 'facets'> }) {
  const { t } = usePage()
  return (
    <nav className="filters sticky" aria-labelledby="filters">
      <h2 className="filters__title" id="filters">
        {t('facets.title')}
      </h2>
      <details className="filters__sheet wide-fold">
        <summary>
          <Icon name="sliders-horizontal" />
          {t('facets.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        {facets.map((facet) => (
          <FacetList of={facet} key={facet.name} />
        ))}
      </details>
    </nav>
  )
}

/** Exact up to 1,000. */
const shownCount = (count: number) => (count > 1_000 ? '1,000+' : count)

function FacetList({ of: { name, title, options } }: { of: Facet }) {
  const { digits } = usePage()
  return (
    <div className="facet">
      <p id={`facet-${name}`}>{title}</p>
      <ul aria-labelledby={`facet-${name}`}>
        {options.map(({ value, label, count, href, isChosen }) => (
          <li key={value}>
            <a href={href} aria-current={isChosen || undefined}>
              <span className="facet__mark">{isChosen && <Icon name="check" />}</span>
              <span>{label}</span>
              <bdi className="facet__count">{digits(shownCount(count))}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FacetedResultsProps {
  of: FacetedList
  /** Messages with the count of the records and what is said without matches. */
  texts: 'agreements' | 'disclosures' | 'services'
  /** Beside the count. */
  more?: ReactNode
  children: ReactNode
}

/** A list under its count and the active facets, each with a link that removes it. */
export function FacetedResults({ of: list, texts, more, children }: FacetedResultsProps) {
  const { t, digits } = usePage()
  const { count, applied, clear } = list
  return (
    <section aria-labelledby="results">
      <div className="results-bar">
        <h2 id="results">{digits(t(`${texts}.count`, { count }))}</h2>
        {applied.length > 0 && (
          <ul className="applied" aria-label={t('facets.applied')}>
            {applied.map(({ label, href }) => (
              <li key={label}>
                <a className="applied__chip" href={href}>
                  <Hidden>{t('facets.drop')} </Hidden>
                  {label}
                  <Icon name="x" />
                </a>
              </li>
            ))}
            <li>
              <a href={clear}>{t('facets.clear')}</a>
            </li>
          </ul>
        )}
        {more}
      </div>
      {count > 0 ? children : <NoMatches of={list} texts={texts} />}
    </section>
  )
}

/** Replaces a list without matches and suggests facets to remove. */
function NoMatches({ of: { applied, clear }, texts }: Pick<FacetedResultsProps, 'of' | 'texts'>) {
  const { t, digits } = usePage()
  return (
    <EmptyState title={t(`${texts}.none`)} text={t(`${texts}.noneHint`)} level={3}>
      <ul>
        {applied.map(({ label, href, count }) => (
          <li key={label}>
            <a href={href}>{t('facets.widen', { label })}</a> (
            {digits(t(`${texts}.count`, { count }))})
          </li>
        ))}
        <li>
          <a href={clear}>{t('facets.clear')}</a>
        </li>
      </ul>
    </EmptyState>
  )
}
