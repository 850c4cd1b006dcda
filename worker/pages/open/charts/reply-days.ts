import type { DescribeChart } from './chart-source'

const shownIndicator = 'time-to-reply'

/** Average working days to the reply, month by month, beside the days that are promised. */
export const replyDaysChart: DescribeChart = (rows, { t, format }) => {
  const months = rows.filter(({ indicator }) => indicator === shownIndicator)
  const last = months.at(-1)
  if (!last) return null
  const days = (value: unknown) => format.number(Number(value))
  const bars = months.map((row) => ({
    label: format.monthOfYear(String(row.month)),
    value: Number(row.value),
    text: days(row.value),
  }))
  const texts = {
    month: format.monthOfYear(String(last.month)),
    days: days(last.value),
    goal: days(last.target),
  }
  return {
    form: 'bars',
    per: 1,
    finding: t('datasetCharts.replyDays.finding', texts),
    caption: t('datasetCharts.replyDays.caption'),
    label: t('datasetCharts.replyDays.label', texts),
    bars,
    goal: {
      value: Number(last.target),
      label: t('datasetCharts.replyDays.goal', texts),
      filled: t('datasetCharts.replyDays.filled'),
    },
    table: {
      head: [t('datasetCharts.replyDays.month'), t('datasetCharts.replyDays.days')],
      rows: bars.map(({ label, text }) => [label, text]),
    },
  }
}
