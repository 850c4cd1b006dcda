import { type Locale, localPath } from '../site/locale'
import type { Row } from './rows'

/** Query parameters of a chart, in canonical order. */
export const chartChoiceNames = ['from', 'to', 'year'] as const

/** The part of a dataset that its chart shows: months, `YYYY-MM`, both included, or a year. */
export type ChartChoice = Partial<Record<(typeof chartChoiceNames)[number], string>>

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted()

/** The months or years that a chart of these rows can be narrowed to; none without such a column. */
export function chartPeriods(rows: readonly Row[]): { months: string[]; years: string[] } {
  const valuesOf = (name: string) => rows.flatMap((row) => row[name] ?? []).map(String)
  return {
    months: distinct(valuesOf('month')),
    years: distinct(valuesOf('day').map((day) => day.slice(0, 4))),
  }
}

/** The choice of a query; what these rows do not have is left out. */
export function readChartChoice(
  rows: readonly Row[],
  query: Readonly<Record<string, string | undefined>>,
): ChartChoice {
  const { months, years } = chartPeriods(rows)
  const known = (list: readonly string[], value = '') => list.find((one) => one === value)
  const [from, to] = [known(months, query.from), known(months, query.to)]
  const year = known(years, query.year)
  if (from && to && from > to) return {}
  return { ...(from && { from }), ...(to && { to }), ...(year && { year }) }
}

/** The rows within the months of a choice. */
export function chooseRows(rows: readonly Row[], { from, to }: ChartChoice): readonly Row[] {
  if (!from && !to) return rows
  return rows.filter(({ month }) => {
    const own = String(month)
    return (!from || own >= from) && (!to || own <= to)
  })
}

/** A choice as a query with its `?`; empty for the whole chart. */
function choiceQuery(choice: ChartChoice, language?: Locale): string {
  const pairs = chartChoiceNames.flatMap((name) => {
    const value = choice[name]
    return value ? [[name, value]] : []
  })
  if (language) pairs.push(['lang', language])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Paths of the chart of a dataset with a choice: on its page, as SVG, and to be framed. */
export function chartPaths(dataset: string, choice: ChartChoice, locale: Locale) {
  const query = choiceQuery(choice)
  const path = `/open-data/${dataset}`
  return {
    page: `${localPath(path, locale)}${query}#chart`,
    svg: `${path}/chart.svg${choiceQuery(choice, locale)}`,
    embed: `${localPath(`/embed${path}`, locale)}${query}`,
  }
}
