import { renderChart } from '#client/render-chart'
import type { Row } from '#domain/datasets/row'
import type { ShownChart } from '#domain/payloads/datasets'
import type { DatasetHighlight } from '#domain/payloads/open'
import type { ChartDeps } from './chart-source'
import { charts } from './registry'

/** The chart of a dataset as HTML; null if its rows say nothing yet. */
export function showChart(
  slug: string,
  rows: readonly Row[],
  size: 'large' | 'small',
  deps: ChartDeps,
): ShownChart | null {
  const chart = charts[slug]?.(rows, deps)
  if (!chart) return null
  const { locale, format, t } = deps
  const shown = { of: chart, locale, digits: format.digits }
  const html = renderChart(
    size === 'small' ? { ...shown, size } : { ...shown, size, tableTitle: t('openData.table') },
  )
  return { finding: chart.finding, html }
}

/** Large charts of some datasets, without those whose rows say nothing yet. */
export function showHighlights(
  slugs: readonly string[],
  datasets: readonly { slug: string; title: string }[],
  latest: ReadonlyMap<string, { rows: readonly Row[] }>,
  deps: ChartDeps,
): DatasetHighlight[] {
  return slugs.flatMap((slug) => {
    const title = datasets.find((dataset) => dataset.slug === slug)?.title
    const chart = showChart(slug, latest.get(slug)?.rows ?? [], 'large', deps)
    return title && chart ? { slug, title, chart } : []
  })
}
