import { renderChart } from '#client/render-chart'
import type { Chart } from '#domain/datasets/chart'
import { chooseRows } from '#domain/datasets/chart-choice'
import { filePath } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/rows'
import type { DatasetHighlight, ShownChart } from '#domain/payloads/open'
import { agreementsChart } from './agreements'
import {
  achievementsChart,
  questionsChart,
  regionsChart,
  termsChart,
  workingDaysChart,
} from './content'
import type { ChartSourceDeps, DescribeChart } from './describe-chart'
import { requestsChart } from './requests'
import { serviceLevelsChart } from './service-levels'
import { searchesChart, usefulnessChart } from './visitors'

/** Charts by the slug of their dataset; a dataset may have none. */
const charts: Readonly<Record<string, DescribeChart>> = {
  achievements: achievementsChart,
  dictionary: termsChart,
  questions: questionsChart,
  'framework-agreements': agreementsChart,
  'requests-and-replies': requestsChart,
  'searches-without-results': searchesChart,
  'service-levels': serviceLevelsChart,
  'teams-by-region': regionsChart,
  'usefulness-and-ratings': usefulnessChart,
  'working-days': workingDaysChart,
}

/** The chart of a dataset for the part of its rows that is chosen; null if they say nothing yet. */
export function describeDataset(
  slug: string,
  rows: readonly Row[],
  deps: ChartSourceDeps,
): Chart | null {
  return charts[slug]?.(chooseRows(rows, deps.choice ?? {}), deps) ?? null
}

/** The chart of a dataset as HTML; null if its rows say nothing yet. */
export function showChart(
  slug: string,
  rows: readonly Row[],
  size: 'large' | 'small',
  deps: ChartSourceDeps,
): ShownChart | null {
  const chart = describeDataset(slug, rows, deps)
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
interface ChosenChart {
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
