import type { DatasetPayload } from '#client/pages/open/dataset/payload.ts'
import { chartPaths, chartPeriods, readChartChoice } from '#domain/datasets/chart-choice'
import type { Row } from '#domain/datasets/rows'
import type { Params } from '#domain/site/routes'
import { escapeHtml } from '#domain/text/markup'
import type { LoaderDeps } from '../../../payloads/loader'
import type { ChartSourceDeps } from './describe-chart'
import { showChart } from './show-chart'

/** Height of the frame on other sites, in pixels: the chart of most datasets at 640 px. */
const frameHeight = 560

interface ChartRequest {
  slug: string
  rows: readonly Row[]
  query: Params
  source: ChartSourceDeps
}

/** The chart of a dataset as its query chooses it, with its addresses; null if its rows say nothing. */
export function shareChart(
  { origin, locale }: LoaderDeps,
  { slug, rows, query, source }: ChartRequest,
): DatasetPayload['chart'] {
  const choice = readChartChoice(rows, query)
  const shown = showChart(slug, rows, 'large', { ...source, choice })
  if (!shown) return null
  const { format } = source
  const { months, years } = chartPeriods(rows)
  const paths = chartPaths(slug, choice, locale)
  const frame = `src="${escapeHtml(origin + paths.embed)}" title="${escapeHtml(shown.finding)}"`
  return {
    ...shown,
    choice,
    months: months.map((value) => ({ value, label: format.monthOfYear(value) })),
    years: years.map((value) => ({ value, label: format.text(value) })),
    address: origin + paths.page,
    svgPath: paths.svg,
    embedPath: paths.embed,
    embedCode: `<iframe ${frame} width="100%" height="${frameHeight}" loading="lazy" style="border:0"></iframe>`,
  }
}
