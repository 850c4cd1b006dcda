import type { Row } from '#domain/datasets/row'
import { type ChartDeps, type DescribeChart, textIn } from './chart-source'

const openingsOf = (row: Row) =>
  String(row.joining_windows ?? '')
    .split(' ')
    .flatMap((window) => window.split('/')[0] || [])

function findingOf(rows: readonly Row[], { t, format, today }: ChartDeps): string {
  const running = rows.filter(
    (row) => String(row.ends_on) >= today && String(row.starts_on) <= today,
  )
  // A window that is open now is not the next one.
  const [next] = running
    .flatMap(openingsOf)
    .filter((day) => day > today)
    .toSorted()
  if (!next) return t('datasetCharts.agreements.none')
  return t('datasetCharts.agreements.finding', {
    count: running.length,
    text: format.number(running.length),
    day: format.date(next).gregorian,
  })
}

export const agreementsChart: DescribeChart = (rows, deps) => {
  const { t, format, locale, today } = deps
  if (rows.length === 0) return null
  const ordered = rows.toSorted((a, b) => (String(a.starts_on) < String(b.starts_on) ? -1 : 1))
  const kindOf = (row: Row) =>
    t(`datasetCharts.agreements.${row.kind === 'open' ? 'open' : 'closed'}`)
  const years = ordered.flatMap((row) =>
    [row.starts_on, row.ends_on].map((day) => Number(String(day).slice(0, 4))),
  )
  const [from, to] = [Math.min(...years), Math.max(...years) + 1]
  const date = (day: unknown) => (typeof day === 'string' ? format.date(day).gregorian : '–')
  return {
    form: 'spans',
    finding: findingOf(rows, deps),
    caption: t('datasetCharts.agreements.caption'),
    label: t('datasetCharts.agreements.label', {
      count: format.number(rows.length),
      open: format.number(rows.filter(({ kind }) => kind === 'open').length),
    }),
    spans: ordered.map((row) => ({
      label: textIn(row, 'title', locale),
      text: t('datasetCharts.agreements.until', {
        kind: kindOf(row),
        year: format.text(String(row.ends_on).slice(0, 4)),
      }),
      from: String(row.starts_on),
      to: String(row.ends_on),
      openings: openingsOf(row),
    })),
    today: { day: today, label: t('datasetCharts.agreements.today') },
    ticks: Array.from({ length: to - from + 1 }, (_, index) => ({
      day: `${from + index}-01-01`,
      label: format.text(String(from + index)),
    })),
    open: t('datasetCharts.agreements.open'),
    closed: t('datasetCharts.agreements.closed'),
    opening: t('datasetCharts.agreements.opening'),
    table: {
      head: [
        t('datasetCharts.agreements.agreement'),
        t('datasetCharts.agreements.kind'),
        t('datasetCharts.agreements.from'),
        t('datasetCharts.agreements.to'),
        t('datasetCharts.agreements.joining'),
      ],
      rows: ordered.map((row) => [
        textIn(row, 'title', locale),
        kindOf(row),
        date(row.starts_on),
        date(row.ends_on),
        date(row.next_joining_on),
      ]),
    },
  }
}
