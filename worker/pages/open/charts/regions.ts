import { barsChart, longestOf } from './bars'
import { type DescribeChart, textIn } from './chart-source'

export const regionsChart: DescribeChart = (rows, deps) => {
  const { t, format, locale } = deps
  const bars = rows.map((row) => ({
    label: textIn(row, 'title', locale),
    value: Number(row.teams),
  }))
  const longest = longestOf(bars)
  if (!longest) return null
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  const texts = {
    total: format.number(total),
    title: longest.label,
    value: format.number(longest.value),
  }
  return barsChart(bars, deps, {
    finding: t('datasetCharts.regions.finding', texts),
    caption: t('datasetCharts.regions.caption'),
    label: t('datasetCharts.regions.label', { ...texts, count: format.number(bars.length) }),
    head: [t('datasetCharts.regions.region'), t('datasetCharts.regions.teams')],
  })
}
