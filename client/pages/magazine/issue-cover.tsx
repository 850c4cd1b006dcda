import type { Issue } from '#domain/payloads/gallery'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { Cover } from '../../ui/drawings/cover'
import { SmallChart } from '../../ui/record-charts/small-chart'

interface IssueCoverProps {
  of: Pick<Issue, 'slug' | 'drawing'> & { articles: readonly { chart: WrittenChart | null }[] }
}

/** Cover of an issue: the chart of the first article that has one, else its drawing. */
export function IssueCover({ of: { slug, drawing, articles } }: IssueCoverProps) {
  const chart = articles.find((article) => article.chart)?.chart
  if (!chart) return <Cover slug={slug} look={drawing} width={480} height={640} />
  return (
    <div className="chart-cover chart-cover--deep">
      <SmallChart of={chart} />
    </div>
  )
}
