import { allKinds } from '#domain/datasets/all-kinds'
import { type DescribeChart, sumOf } from './chart-source'

const shownMonths = 12
/** Requests for one square. */
const per = 10

export const requestsChart: DescribeChart = (rows, { t, format }) => {
  const totals = rows.filter(({ kind }) => kind === allKinds)
  const months = [...new Set(totals.map(({ month }) => String(month)))].slice(-shownMonths)
  const groups = months.map((month) => {
    const count = (outcome: string) =>
      sumOf(
        totals.filter((row) => row.month === month && row.outcome === outcome),
        'requests',
      )
    return { month, filled: count('answered_in_time'), missed: count('answered_late') }
  })
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last) return null
  const inTime = groups.reduce((sum, { filled }) => sum + filled, 0)
  const late = groups.reduce((sum, { missed }) => sum + missed, 0)
  const number = (value: number) => format.number(value)
  return {
    form: 'marks',
    per,
    finding: t('datasetCharts.requests.finding', {
      inTime: number(inTime),
      total: number(inTime + late),
    }),
    caption: t('datasetCharts.requests.caption', { per: number(per) }),
    label: t('datasetCharts.requests.label', {
      first: format.monthOfYear(first.month),
      last: format.monthOfYear(last.month),
      inTime: number(inTime),
      late: number(late),
    }),
    groups: groups.map(({ month, filled, missed }) => ({
      label: format.month(month),
      filled,
      missed,
    })),
    filled: { label: t('datasetCharts.requests.inTime'), total: number(inTime) },
    missed: { label: t('datasetCharts.requests.late'), total: number(late) },
    table: {
      head: [
        t('datasetCharts.requests.month'),
        t('datasetCharts.requests.inTime'),
        t('datasetCharts.requests.late'),
      ],
      rows: groups.map(({ month, filled, missed }) => [
        format.monthOfYear(month),
        number(filled),
        number(missed),
      ]),
    },
  }
}
