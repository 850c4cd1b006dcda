import type { RecordChart } from './record-chart'

/** Numbers of a chart in words, without the names of its marks: "Kept for study: 14. Not kept: 47." */
export function describeChart(chart: RecordChart): string {
  return `${numbersOf(chart)
    .map(([label, value]) => `${label}: ${value.toLocaleString('en-US')}`)
    .join('. ')}.`
}

function numbersOf(chart: RecordChart): [label: string, value: number][] {
  switch (chart.type) {
    case 'units':
      return partsOf(chart.total, chart)
    case 'pictogram':
      return chart.labels
        ? chart.labels.map((label, at) => [label, chart.groups[at] ?? 0])
        : partsOf(
            chart.groups.reduce((sum, count) => sum + count, 0),
            chart,
          )
    case 'merge':
      return pairOf(chart, [chart.from, chart.to])
    case 'before-after':
    case 'ticks':
      return pairOf(chart, [chart.before, chart.after])
    case 'sparkline':
      return chart.values.map(({ period, value }) => [period, value])
  }
}

interface Parts {
  unit: string
  filled?: number | undefined
  filledLabel?: string | undefined
  restLabel?: string | undefined
}

function partsOf(
  total: number,
  { unit, filled, filledLabel, restLabel }: Parts,
): [string, number][] {
  if (filled === undefined || !filledLabel || !restLabel) return [[unit, total]]
  return [
    [filledLabel, filled],
    [restLabel, total - filled],
  ]
}

interface Pair {
  unit: string
  beforeLabel?: string | undefined
  afterLabel?: string | undefined
}

const pairOf = (
  { unit, beforeLabel = unit, afterLabel = unit }: Pair,
  [before, after]: readonly [number, number],
): [string, number][] => [
  [beforeLabel, before],
  [afterLabel, after],
]
