import type { Issue } from '#domain/payloads/gallery'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { Cover } from '../../ui/drawings/cover'
import { SmallChart } from '../../ui/record-charts/small-chart'

interface IssueCoverProps {
  of: Pick<Issue, 'slug' | 'drawing'> & { articles: readonly { chart: WrittenChart | null }[] }
}

/** Cover of an issue: the chart of its first article, which is its subject, else its drawing. */
export function IssueCover({ of: { slug, drawing, articles } }: IssueCoverProps) {
  const chart = articles[0]?.chart
  if (!chart) return <Cover slug={slug} look={drawing} width={480} height={640} />
  return (
    <div className="chart-cover chart-cover--deep">
      <SmallChart of={chart} />
    </div>
  )
}
