import type { Row } from '#domain/datasets/rows'
import type { DescribeChart } from './describe-chart'

/** The indicator whose months are drawn. */
const shownIndicator = 'reply-in-time'

export const serviceLevelsChart: DescribeChart = (rows, { t, format }) => {
  const all = rows.filter(({ indicator }) => indicator === shownIndicator)
  const months = all.filter(({ value }) => value !== null)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const monthOf = (row: Row) => format.monthOfYear(String(row.month))
  const percent = (value: unknown) => `${format.text(String(value))}%`
  const points = months.map((row) => ({
    label: format.month(String(row.month)),
    value: Number(row.value),
    text: percent(row.value),
    isMissed: row.met !== true,
  }))
  const goal = percent(last.target)
  const axisStart = startOfAxis([...points.map(({ value }) => value), Number(last.target)])
  const missed = months.filter(({ met }) => met !== true).length
  const met = months.length - missed
  return {
    form: 'line',
    finding: t('datasetCharts.serviceLevels.finding', {
      met,
      metText: format.number(met),
      months: months.length,
      monthsText: format.number(months.length),
      first: monthOf(first),
      last: monthOf(last),
    }),
    caption: t('datasetCharts.serviceLevels.caption', { start: percent(axisStart) }),
    label: t('datasetCharts.serviceLevels.label', {
      first: monthOf(first),
      from: percent(first.value),
      last: monthOf(last),
      to: percent(last.value),
      goal,
    }),
    points,
    axisStart,
    missed:
      missed > 0
        ? { label: t('datasetCharts.serviceLevels.missed'), total: format.number(missed) }
        : null,
    goal: {
      value: Number(last.target),
      label: t('datasetCharts.serviceLevels.goal', { goal }),
    },
    table: {
      head: [
        t('datasetCharts.serviceLevels.month'),
        t('datasetCharts.serviceLevels.value'),
        t('datasetCharts.serviceLevels.met'),
      ],
      rows: all.map((row) => [
        monthOf(row),
        row.value === null ? '–' : percent(row.value),
        row.value === null
          ? '–'
          : t(`datasetCharts.serviceLevels.${row.met === true ? 'yes' : 'no'}`),
      ]),
    },
  }
}

/** The multiple of ten below all values. On an axis from zero the line would look flat. */
function startOfAxis(values: readonly number[]): number {
  return Math.max(0, Math.ceil(Math.min(...values) / 10) * 10 - 10)
}
