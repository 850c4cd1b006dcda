import { toDigits } from '#domain/dates/format'
import type { Narrowing } from '#domain/payloads/facets'
import { usePage } from '../../i18n'

/** The ways to narrow the list, in rows above it. */
export function FacetRows({ of: { facets } }: { of: Narrowing }) {
  const { t, site } = usePage()
  return (
    <nav className="facet-rows" aria-label={t('narrowing.title')}>
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
