import type { OpenDataPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Html } from '../../ui/html/html'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

/** What some of the datasets say, the first across the page. */
export function Tells({ of: tells }: { of: OpenDataPayload['tells'] }) {
  const { t } = usePage()
  return (
    <div className="tells">
      {tells.map(({ slug, title, chart }) => (
        <section className="tell" aria-labelledby={`tell-${slug}`} key={slug}>
          <h2 id={`tell-${slug}`}>{chart.finding}</h2>
          <Html html={chart.html} className="tell__chart" />
          <RecordLink to="dataset" params={{ slug }} className="link-arrow">
            {t('openData.tell', { title })}
            <Icon name="arrow-right" flip />
          </RecordLink>
        </section>
      ))}
    </div>
  )
}
