import type { OpenDataPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Html } from '../../ui/html/html'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

/** Findings of some datasets with large charts, the first across the page. */
export function Highlights({ highlights }: { highlights: OpenDataPayload['highlights'] }) {
  const { t } = usePage()
  return (
    <div className="highlights">
      {highlights.map(({ slug, title, chart }) => (
        <section className="highlight" aria-labelledby={`highlight-${slug}`} key={slug}>
          <h2 id={`highlight-${slug}`}>{chart.finding}</h2>
          <Html html={chart.html} className="highlight__chart" />
          <RecordLink to="dataset" params={{ slug }} className="link-arrow">
            {t('openData.datasetLink', { title })}
            <Icon name="arrow-right" flip />
          </RecordLink>
        </section>
      ))}
    </div>
  )
}
