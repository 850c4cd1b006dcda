import type { Row } from '#domain/datasets/rows'
import { barsChart, type DescribeChart, longestOf } from './describe-chart'

/** Bars in a chart; the rest is in the rows. */
const atMost = 8

const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0)

export const usefulnessChart: DescribeChart = (rows, deps) => {
  const { t, format } = deps
  const answersOf = (row: (typeof rows)[number]) => Number(row.useful) + Number(row.not_useful)
  const shown = rows.toSorted((a, b) => answersOf(b) - answersOf(a)).slice(0, atMost)
  const bars = shown.map((row) => ({ label: String(row.page), value: Number(row.useful) }))
  const longest = longestOf(bars)
  if (!longest) return null
  const useful = sumOf(rows, 'useful')
  const total = useful + sumOf(rows, 'not_useful')
  return barsChart(bars, deps, {
    finding: t('datasetCharts.usefulness.finding', {
      part: format.number(useful),
      total,
      totalText: format.number(total),
    }),
    caption: t('datasetCharts.usefulness.caption'),
    label: t('datasetCharts.usefulness.label', {
      title: longest.label,
      value: format.number(longest.value),
    }),
    head: [t('datasetCharts.usefulness.page'), t('datasetCharts.usefulness.useful')],
  })
}

export const searchesChart: DescribeChart = (rows, deps) => {
  const { t, format } = deps
  // A month without a published search has a row that only names it.
  const known = rows.filter(({ query }) => query !== null)
  const month = known.at(-1)?.month
  const bars = known
    .filter((row) => row.month === month)
    .map((row) => ({ label: String(row.query), value: Number(row.visitors) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, atMost)
  const longest = longestOf(bars)
  if (!longest) return null
  const query = longest.label
  return barsChart(bars, deps, {
    finding: t('datasetCharts.searches.finding', {
      month: format.monthOfYear(String(month)),
      query,
    }),
    caption: t('datasetCharts.searches.caption'),
    label: t('datasetCharts.searches.label', { query, value: format.number(longest.value) }),
    head: [t('datasetCharts.searches.query'), t('datasetCharts.searches.visitors')],
  })
}
