import type { Row } from '#domain/datasets/row'
import { barsChart, longestOf } from './bars'
import { type ChartSourceDeps, type DescribeChart, textIn } from './chart-source'

function countCategories(rows: readonly Row[], { locale }: ChartSourceDeps) {
  const groups = Map.groupBy(rows, (row) => textIn(row, 'category', locale))
  return [...groups].map(([label, group]) => ({ label, value: group.length }))
}

/** Rows counted by category. */
function categoriesChart(name: 'terms' | 'questions'): DescribeChart {
  return (rows, deps) => {
    const { t, format } = deps
    const bars = countCategories(rows, deps)
    const longest = longestOf(bars)
    if (!longest) return null
    return barsChart(bars, deps, {
      finding: t(`datasetCharts.categories.${name}`, {
        total: format.number(rows.length),
        title: longest.label,
        value: format.number(longest.value),
      }),
      caption: t('datasetCharts.categories.caption'),
      label: t('datasetCharts.categories.label', {
        count: format.number(bars.length),
        title: longest.label,
        value: format.number(longest.value),
      }),
      head: [t('datasetCharts.categories.category'), t('datasetCharts.categories.count')],
    })
  }
}

export const termsChart = categoriesChart('terms')
export const questionsChart = categoriesChart('questions')
