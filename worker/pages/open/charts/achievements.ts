import { barsChart, longestOf } from './bars'
import { type DescribeChart, textIn } from './chart-source'

export const achievementsChart: DescribeChart = (rows, deps) => {
  const { t, format, locale } = deps
  // Bars of unlike units would compare what cannot be compared.
  const shown = rows.filter(({ unit_en }) => unit_en === 'Bn SAR')
  const bars = shown.map((row) => ({
    label: textIn(row, 'title', locale),
    value: Number(row.value),
  }))
  const longest = longestOf(bars)
  if (!longest) return null
  const value = format.number(longest.value)
  const isAtLeast = shown.some(
    (row) => Number(row.value) === longest.value && row.at_least === true,
  )
  return barsChart(bars, deps, {
    finding: t(`datasetCharts.achievements.${isAtLeast ? 'findingAtLeast' : 'finding'}`, {
      year: format.text(String(shown[0]?.year)),
      value: t('datasetCharts.achievements.billions', { count: longest.value }),
    }),
    caption: t('datasetCharts.achievements.caption'),
    one: t('datasetCharts.achievements.mark'),
    label: t('datasetCharts.achievements.label', {
      count: format.number(bars.length),
      title: longest.label,
      value,
    }),
    head: [t('datasetCharts.achievements.indicator'), t('datasetCharts.achievements.value')],
  })
}
