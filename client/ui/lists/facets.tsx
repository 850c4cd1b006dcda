import { toDigits } from '#domain/dates/format'
import type { Facet, Narrowing } from '#domain/payloads/facets'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Hidden } from '../text/hidden'
import { Nothing } from './nothing'

/** Every way to narrow a list, beside it: closed on a phone (sheet `facets`). */
export function Facets({ of: { facets } }: { of: Narrowing }) {
  const { t } = usePage()
  return (
    <nav className="filters" aria-labelledby="filters">
      <h2 className="filters__title" id="filters">
        {t('narrowing.title')}
      </h2>
      <details className="filters__sheet">
        <summary>
          <Icon name="sliders-horizontal" />
          {t('narrowing.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        {facets.map((facet) => (
          <FacetList of={facet} key={facet.name} />
        ))}
      </details>
    </nav>
  )
}

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
              <bdi className="facet__count">{toDigits(count, site.digits)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the list was narrowed by, each to be left off; nothing when it is whole (sheet `results`). */
export function Applied({ of: { applied, clear } }: { of: Narrowing }) {
  const { t } = usePage()
  if (applied.length === 0) return null
  return (
    <ul className="applied" aria-label={t('narrowing.applied')}>
      {applied.map(({ label, href }) => (
        <li key={label}>
          <a className="applied__chip" href={href}>
            <Hidden>{t('narrowing.drop')} </Hidden>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a href={clear}>{t('narrowing.clear')}</a>
      </li>
    </ul>
  )
}

interface NothingLeftProps {
  of: Narrowing
  title: string
  hint: string
  /** "3 services" */
  countOf: (count: number) => string
}

/** Stands in place of a list that was narrowed to nothing, and says which choice to drop. */
export function NothingLeft({ of: { applied, clear }, title, hint, countOf }: NothingLeftProps) {
  const { t } = usePage()
  return (
    <Nothing title={title} text={hint} level={3}>
      <ul>
        {applied.map(({ label, href, count }) => (
          <li key={label}>
            <a href={href}>{t('narrowing.widen', { label })}</a> ({countOf(count)})
          </li>
        ))}
        <li>
          <a href={clear}>{t('narrowing.clear')}</a>
        </li>
      </ul>
    </Nothing>
  )
}
