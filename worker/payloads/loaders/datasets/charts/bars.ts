import type { BarsChart } from '#domain/datasets/chart'
import type { ChartDeps } from './chart-source'

export interface Bar {
  label: string
  value: number
}

interface Texts extends Pick<BarsChart, 'finding' | 'caption' | 'label'> {
  /** The unit of a mark that is one. Default: one of what the caption names. */
  one?: string
  /** Heads of the two columns of the table. */
  head: readonly [string, string]
}

/** Marks up to which each of them is one unit. */
const mostOnes = 120

/** Units of a mark for a greatest value: a power of ten. */
function unitsOfMark(most: number): number {
  return 10 ** Math.max(0, Math.ceil(Math.log10(most / mostOnes)))
}

/** A chart of bars, the longest first. Its caption ends with the units of a mark. */
export function barsChart(bars: readonly Bar[], { t, format }: ChartDeps, texts: Texts): BarsChart {
  const { head, caption, one = t('datasetCharts.mark.one'), ...rest } = texts
  const per = unitsOfMark(longestOf(bars)?.value ?? 1)
  const mark = per === 1 ? one : t('datasetCharts.mark.several', { per: format.number(per) })
  const shown = bars
    .toSorted((a, b) => b.value - a.value)
    .map((bar) => ({ ...bar, text: format.number(bar.value) }))
  return {
    form: 'bars',
    ...rest,
    caption: `${caption} ${mark}`,
    per,
    bars: shown,
    table: { head, rows: shown.map(({ label, text }) => [label, text]) },
  }
}

/** The bar with the highest value; undefined if there is none. */
export function longestOf(bars: readonly Bar[]): Bar | undefined {
  return bars.toSorted((a, b) => b.value - a.value)[0]
}
