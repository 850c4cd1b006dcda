import type { Row } from '#domain/datasets/rows'
import {
  barsChart,
  type ChartSourceDeps,
  type DescribeChart,
  longestOf,
  textIn,
} from './describe-chart'

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
    one: t('datasetCharts.regions.mark'),
    label: t('datasetCharts.regions.label', { ...texts, count: format.number(bars.length) }),
    head: [t('datasetCharts.regions.region'), t('datasetCharts.regions.teams')],
  })
}

const weekend = ['friday', 'saturday']

export const workingDaysChart: DescribeChart = (rows, { t, format, today, choice }) => {
  const year = choice?.year ?? today.slice(0, 4)
  const days = rows.filter(
    ({ day, weekday }) => String(day).startsWith(year) && !weekend.includes(String(weekday)),
  )
  if (days.length === 0) return null
  const months = Map.groupBy(days, ({ day }) => String(day).slice(0, 7))
  const groups = [...months].map(([month, group]) => {
    const filled = group.filter(({ working_day }) => working_day === true).length
    return { label: format.month(month), filled, missed: group.length - filled }
  })
  const working = format.number(groups.reduce((sum, { filled }) => sum + filled, 0))
  const holidays = format.number(groups.reduce((sum, { missed }) => sum + missed, 0))
  const texts = { year: format.text(year), days: working }
  return {
    form: 'marks',
    per: 1,
    finding: t('datasetCharts.workingDays.finding', texts),
    caption: t('datasetCharts.workingDays.caption'),
    label: t('datasetCharts.workingDays.label', { ...texts, holidays }),
    groups,
    filled: { label: t('datasetCharts.workingDays.working'), total: working },
    missed: { label: t('datasetCharts.workingDays.holidays'), total: holidays },
    table: {
      head: [
        t('datasetCharts.workingDays.month'),
        t('datasetCharts.workingDays.working'),
        t('datasetCharts.workingDays.holidays'),
      ],
      rows: groups.map(({ label, filled, missed }) => [
        label,
        format.number(filled),
        format.number(missed),
      ]),
    },
  }
}
