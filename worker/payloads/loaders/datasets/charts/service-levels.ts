import type { DescribeChart } from './chart-source'

/** The indicator whose months are drawn. */
const shownIndicator = 'reply-in-time'

export const serviceLevelsChart: DescribeChart = (rows, { t, format }) => {
  const months = rows.filter(({ indicator }) => indicator === shownIndicator)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const percent = (value: unknown) => `${format.text(String(value))}%`
  const points = months.map((row) => ({
    label: format.month(String(row.month)),
    value: Number(row.value),
    text: percent(row.value),
    isMissed: row.met !== true,
  }))
  const goal = percent(last.target)
  const missed = months.filter(({ met }) => met !== true).length
  return {
    form: 'line',
    finding: t('datasetCharts.serviceLevels.finding', {
      met: format.number(months.filter(({ met }) => met === true).length),
      months: format.number(months.length),
    }),
    caption: t('datasetCharts.serviceLevels.caption'),
    label: t('datasetCharts.serviceLevels.label', {
      first: format.monthOfYear(String(first.month)),
      from: percent(first.value),
      last: format.monthOfYear(String(last.month)),
      to: percent(last.value),
      goal,
    }),
    points,
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
      rows: months.map((row) => [
        format.monthOfYear(String(row.month)),
        percent(row.value),
        t(`datasetCharts.serviceLevels.${row.met === true ? 'yes' : 'no'}`),
      ]),
    },
  }
}
