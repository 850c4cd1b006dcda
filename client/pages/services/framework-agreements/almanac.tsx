import { toDigits } from '#domain/dates/format'
import type { FacetedList } from '#domain/payloads/facets'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Applied, NoMatches } from '../../../ui/lists/facets'
import { AlmanacChart } from './almanac-chart'
import type { FrameworkAgreementsPayload } from './payload'
import { TermChartKey } from './term-axis'
import './agreements.css'
import '../../../ui/lists/results.css'

export function Almanac({ of }: { of: FrameworkAgreementsPayload }) {
  const { t, site } = usePage()
  const { facetedList, agreements, axis, file } = of
  const countOf = (count: number) => toDigits(t('agreements.count', { count }), site.digits)
  return (
    <section className="agreements" aria-labelledby="results">
      <FacetRows of={facetedList} />
      <div className="results-bar">
        <h2 id="results">{countOf(facetedList.count)}</h2>
        <Applied of={facetedList} />
        {file && (
          <a className="link-arrow agreements__file" href={file}>
            <Icon name="download" />
            <span>
              {t('agreements.axis.file')} <bdi dir="ltr">CSV</bdi>
            </span>
          </a>
        )}
      </div>
      {agreements.length > 0 ? (
        <>
          <p className="agreements__note">{t('agreements.axis.note')}</p>
          <TermChartKey />
          <AlmanacChart of={agreements} axis={axis} />
        </>
      ) : (
        <NoMatches
          of={facetedList}
          title={t('agreements.none')}
          hint={t('agreements.noneHint')}
          countOf={countOf}
        />
      )}
    </section>
  )
}

function FacetRows({ of: { facets } }: { of: FacetedList }) {
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
