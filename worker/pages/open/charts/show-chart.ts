import { renderChart } from '#client/render-chart'
import type { Chart } from '#domain/datasets/chart'
import { filePath } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/row'
import type { ShownChart } from '#domain/payloads/datasets'
import type { DatasetHighlight } from '#domain/payloads/open'
import type { ChartSourceDeps, DescribeChart } from './chart-source'
import { charts } from './registry'

/** The chart of a dataset as HTML; null if its rows say nothing yet. */
export function showChart(
  slug: string,
  rows: readonly Row[],
  size: 'large' | 'small',
  deps: ChartSourceDeps,
): ShownChart | null {
  const chart = charts[slug]?.(rows, deps)
  return chart ? renderShown(chart, size, deps) : null
}

/** A chart as HTML, if large with its numbers in a table. */
export function renderShown(
  chart: Chart,
  size: 'large' | 'small',
  { locale, format, t }: ChartSourceDeps,
): ShownChart {
  const shown = { of: chart, locale, digits: format.digits }
  const html = renderChart(
    size === 'small' ? { ...shown, size } : { ...shown, size, tableTitle: t('openData.table') },
  )
  return { finding: chart.finding, html }
}

/** A dataset with its chart, or with another one of the same rows. */
export interface ChosenChart {
  slug: string
  describe?: DescribeChart
}

/** Large charts of some datasets, without those whose rows say nothing yet. */
export function showHighlights(
  chosen: readonly ChosenChart[],
  datasets: readonly { slug: string; title: string }[],
  latest: ReadonlyMap<string, { rows: readonly Row[] }>,
  deps: ChartSourceDeps,
): DatasetHighlight[] {
  return chosen.flatMap(({ slug, describe = charts[slug] }) => {
    const title = datasets.find((dataset) => dataset.slug === slug)?.title
    const chart = describe?.(latest.get(slug)?.rows ?? [], deps)
    if (!title || !chart) return []
    return {
      slug,
      title,
      file: filePath(slug, 'latest', 'csv'),
      chart: renderShown(chart, 'large', deps),
    }
  })
}
