import type { NewsCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'
import { CardMeta, CardTitle } from './card'

export function Related({ news }: { news: readonly NewsCard[] }) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <section className="item-related" aria-labelledby="related">
      <h2 id="related">{t('newsroom.related')}</h2>
      <ul className="item-related__list">
        {news.map((card) => (
          <li key={card.slug}>
            {card.chart && (
              <div className="item-related__chart">
                <SmallChart of={card.chart} />
              </div>
            )}
            <CardMeta card={card} />
            <CardTitle card={card} level={3} />
            {card.chart ? <ChartNote of={card.chart} /> : <p>{card.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
