import type { DescribeChart } from './chart-source'

const weekend = ['friday', 'saturday']

export const workingDaysChart: DescribeChart = (rows, { t, format, today }) => {
  const year = today.slice(0, 4)
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
