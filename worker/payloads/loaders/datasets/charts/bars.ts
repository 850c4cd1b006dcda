import type { BarsChart } from '#domain/datasets/chart'
import type { ChartDeps } from './chart-source'

export interface Bar {
  label: string
  value: number
}

interface Texts extends Pick<BarsChart, 'finding' | 'caption' | 'label'> {
  /** Heads of the two columns of the table. */
  head: readonly [string, string]
}

/** A chart of bars, the longest first. */
export function barsChart(bars: readonly Bar[], { format }: ChartDeps, texts: Texts): BarsChart {
  const { head, ...rest } = texts
  const shown = bars
    .toSorted((a, b) => b.value - a.value)
    .map((bar) => ({ ...bar, text: format.number(bar.value) }))
  return {
    form: 'bars',
    ...rest,
    bars: shown,
    table: { head, rows: shown.map(({ label, text }) => [label, text]) },
  }
}

/** The bar with the highest value; undefined if there is none. */
export function longestOf(bars: readonly Bar[]): Bar | undefined {
  return bars.toSorted((a, b) => b.value - a.value)[0]
}
