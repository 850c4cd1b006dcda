import { toDigits } from '#domain/dates/format'
import type { FacetedList } from '#domain/payloads/facets'
import { usePage } from '../../i18n'

export function FacetRows({ of: { facets } }: { of: FacetedList }) {
  const { t, site } = usePage()
  return (
    <nav className="facet-rows" aria-label={t('facets.title')}>
      {facets.map(({ name, title, options }) => (
        <div key={name}>
          <p id={`by-${name}`}>{title}</p>
          <ul aria-labelledby={`by-${name}`}>
            {options.map(({ value, label, count, href, isChosen }) => (
              <li key={value}>
                <a href={href} aria-current={isChosen || undefined}>
                  {label} <bdi>{toDigits(count, site.digits)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
