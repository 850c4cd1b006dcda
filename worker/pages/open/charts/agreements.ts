import type { AgreementType, JoiningWindow } from '#domain/content/services/joining-windows'
import type { Row } from '#domain/datasets/rows'
import { type ChartSourceDeps, type DescribeChart, textIn } from './describe-chart'

function windowsOf(row: Row): JoiningWindow[] {
  return String(row.joining_windows ?? '')
    .split(' ')
    .flatMap((window) => {
      const [opens, closes] = window.split('/')
      return opens && closes ? [{ opens, closes }] : []
    })
}

const kindOf = ({ kind }: Row): AgreementType => (kind === 'open' ? 'open' : 'closed')

/** First day of the current or next joining window; null without one. The version may be older. */
function joiningOn(row: Row, today: string): string | null {
  return windowsOf(row).find(({ closes }) => closes >= today)?.opens ?? null
}

function findingOf(rows: readonly Row[], { t, format, today }: ChartSourceDeps): string {
  const running = rows.filter(
    (row) => String(row.ends_on) >= today && String(row.starts_on) <= today,
  )
  const windows = running.flatMap(windowsOf)
  const open = windows.filter(({ opens, closes }) => opens <= today && closes >= today).length
  const [next] = windows.flatMap(({ opens }) => (opens > today ? opens : [])).toSorted()
  if (open === 0 && !next) return t('datasetCharts.agreements.none')
  return t('datasetCharts.agreements.finding', {
    running: running.length,
    runningText: format.number(running.length),
    open,
    openText: format.number(open),
    day: next ? format.date(next).gregorian : null,
  })
}

export const agreementsChart: DescribeChart = (rows, deps) => {
  const { t, format, locale, today } = deps
  if (rows.length === 0) return null
  const ordered = rows.toSorted((a, b) => (String(a.starts_on) < String(b.starts_on) ? -1 : 1))
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
        kind: t(`datasetCharts.agreements.${kindOf(row)}`),
        year: format.text(String(row.ends_on).slice(0, 4)),
      }),
      kind: kindOf(row),
      from: String(row.starts_on),
      to: String(row.ends_on),
      windows: windowsOf(row),
    })),
    today: { day: today, label: t('datasetCharts.agreements.today') },
    ticks: Array.from({ length: to - from + 1 }, (_, index) => ({
      day: `${from + index}-01-01`,
      label: format.text(String(from + index)),
    })),
    key: {
      term: t('agreements.key.term'),
      closed: t('agreements.key.closed'),
      gone: t('agreements.key.gone'),
      past: t('agreements.key.past'),
      open: t('agreements.key.open'),
      coming: t('agreements.key.coming'),
    },
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
        t(`datasetCharts.agreements.${kindOf(row)}`),
        date(row.starts_on),
        date(row.ends_on),
        date(joiningOn(row, today)),
      ]),
    },
  }
}
