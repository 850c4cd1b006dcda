import { totalCode } from '#domain/datasets/group-rows'
import type { Row } from '#domain/datasets/rows'
import type { ChartSourceDeps, DescribeChart } from './describe-chart'

const shownMonths = 12
/** Requests for one square. */
const per = 10

/** Requests of a month; null where the number is withheld. */
interface Month {
  month: string
  inTime: number | null
  late: number | null
}

function readMonths(rows: readonly Row[], most = shownMonths): Month[] {
  const totals = rows.filter(({ kind }) => kind === totalCode)
  const months = [...new Set(totals.map(({ month }) => String(month)))].slice(-most)
  return months.map((month) => {
    const count = (outcome: string) => {
      const row = totals.find((total) => total.month === month && total.outcome === outcome)
      if (!row) return 0
      return typeof row.requests === 'number' ? row.requests : null
    }
    return { month, inTime: count('answered_in_time'), late: count('answered_late') }
  })
}

const isComplete = ({ inTime, late }: Month) => inTime !== null && late !== null

/**
 * The months up to the last complete one, of which the finding speaks; without one, up to the last
 * known number, because later ones would look like zero.
 */
function drawnMonths(months: readonly Month[]): readonly Month[] {
  const complete = months.findLastIndex(isComplete)
  const last =
    complete >= 0 ? complete : months.findLastIndex(({ inTime, late }) => (inTime ?? late) !== null)
  return months.slice(0, last + 1)
}

const sumOf = (counts: readonly (number | null)[]) =>
  counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)

interface CountedRequests {
  inTime: number
  total: number
  /** Null if no month is complete. */
  first: Month | null
  last: Month | null
}

/** Counts only months of which both numbers are known. */
function countComplete(months: readonly Month[]): CountedRequests {
  const complete = months.filter(isComplete)
  const inTime = sumOf(complete.map((month) => month.inTime))
  const total = inTime + sumOf(complete.map(({ late }) => late))
  return { inTime, total, first: complete[0] ?? null, last: complete.at(-1) ?? null }
}

/** Requests of the last twelve months that were answered, as the finding of their chart counts them. */
export function countRequests(rows: readonly Row[]): CountedRequests {
  return countComplete(readMonths(rows))
}

function findingOf(months: readonly Month[], { t, format }: ChartSourceDeps): string {
  const { inTime, total, first, last } = countComplete(months)
  if (total === 0 || !first || !last) return t('datasetCharts.requests.none')
  return t('datasetCharts.requests.finding', {
    part: format.number(inTime),
    total,
    totalText: format.number(total),
    first: format.monthOfYear(first.month),
    last: format.monthOfYear(last.month),
  })
}

export const requestsChart: DescribeChart = (rows, deps) => {
  const { t, format } = deps
  const months = readMonths(rows, deps.choice?.from ? rows.length : shownMonths)
  const drawn = drawnMonths(months)
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return null
  const number = (value: number | null) =>
    value === null ? t('dataset.withheld') : format.number(value)
  // Of what is drawn. A sum of nothing but withheld numbers is not zero.
  const total = (counts: readonly (number | null)[]) =>
    number(counts.includes(null) ? sumOf(counts) || null : sumOf(counts))
  const inTime = total(drawn.map((month) => month.inTime))
  const late = total(drawn.map((month) => month.late))
  return {
    form: 'marks',
    per,
    finding: findingOf(drawn, deps),
    caption: t('datasetCharts.requests.caption', { per: number(per) }),
    label: t('datasetCharts.requests.label', {
      first: format.monthOfYear(first.month),
      last: format.monthOfYear(last.month),
      inTime,
      late,
    }),
    groups: drawn.map((month) => ({
      label: format.month(month.month),
      filled: month.inTime ?? 0,
      missed: month.late ?? 0,
    })),
    filled: { label: t('datasetCharts.requests.inTime'), total: inTime },
    missed: { label: t('datasetCharts.requests.late'), total: late },
    table: {
      head: [
        t('datasetCharts.requests.month'),
        t('datasetCharts.requests.inTime'),
        t('datasetCharts.requests.late'),
      ],
      rows: months.map((month) => [
        format.monthOfYear(month.month),
        number(month.inTime),
        number(month.late),
      ]),
    },
  }
}

const shownIndicator = 'time-to-reply'

/** Average working days to the reply, month by month, beside the days that are promised. */
export const replyDaysChart: DescribeChart = (rows, { t, format }) => {
  const months = rows.filter(
    ({ indicator, value }) => indicator === shownIndicator && value !== null,
  )
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
