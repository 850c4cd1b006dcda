import type { DatasetHighlight } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Html } from '../../ui/html/html'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

interface HighlightsProps {
  of: readonly DatasetHighlight[]
  className: string
}

/** Charts of datasets, each with its table, its file and its dataset. */
export function Highlights({ of: highlights, className }: HighlightsProps) {
  const { t } = usePage()
  return (
    <div className={className}>
      {highlights.map(({ slug, title, file, chart }) => (
        <section aria-labelledby={`chart-${slug}`} key={slug}>
          <h3 id={`chart-${slug}`}>{chart.finding}</h3>
          <Html html={chart.html} />
          <p className="chart-links">
            <a href={file} download>
              <Icon name="download" />
              {t('statistics.csv')}
            </a>
            <RecordLink to="dataset" params={{ slug }}>
              {t('openData.datasetLink', { title })}
            </RecordLink>
          </p>
        </section>
      ))}
    </div>
  )
}
