import { toDigits } from '#domain/dates/format'
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
  const { site } = usePage()
  return (
    <div className="facet">
      <p id={`facet-${name}`}>{title}</p>
      <ul aria-labelledby={`facet-${name}`}>
        {options.map(({ value, label, count, href, isChosen }) => (
          <li key={value}>
            <a href={href} aria-current={isChosen || undefined}>
              <span className="facet__mark">{isChosen && <Icon name="check" />}</span>
              <span>{label}</span>
              <bdi className="facet__count">{toDigits(shownCount(count), site.digits)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Active facets, each with a link that removes it. */
export function Applied({ of: { applied, clear } }: { of: FacetedList }) {
  const { t } = usePage()
  if (applied.length === 0) return null
  return (
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
  )
}

interface NoMatchesProps {
  of: FacetedList
  title: string
  hint: string
  /** Formats a count: "3 services". */
  countOf: (count: number) => string
}

/** Replaces a list without matches and suggests facets to remove. */
export function NoMatches({ of: { applied, clear }, title, hint, countOf }: NoMatchesProps) {
  const { t } = usePage()
  return (
    <EmptyState title={title} text={hint} level={3}>
      <ul>
        {applied.map(({ label, href, count }) => (
          <li key={label}>
            <a href={href}>{t('facets.widen', { label })}</a> ({countOf(count)})
          </li>
        ))}
        <li>
          <a href={clear}>{t('facets.clear')}</a>
        </li>
      </ul>
    </EmptyState>
  )
}
