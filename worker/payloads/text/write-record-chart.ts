import type { RecordChart } from '#domain/content/record-chart'
import { isKept } from '#domain/content/services/service-level'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { KeySample, WrittenChart } from '#domain/payloads/record-chart'

export interface RecordChartDeps {
  t: Translate
  format: Format
}

type ChartWords = Omit<WrittenChart, 'label'> & { marks?: string }
type Of<T extends RecordChart['type']> = Extract<RecordChart, { type: T }>

/** Writes charts that are shown on one page: those of the same unit have the same scale. */
export function createChartWriter(
  shown: readonly (RecordChart | undefined)[],
  deps: RecordChartDeps,
): (chart: RecordChart | undefined) => WrittenChart | null {
  const extents = new Map<string, number>()
  for (const chart of shown) {
    if (!chart) continue
    const scale = scaleOf(chart)
    extents.set(scale, Math.max(extents.get(scale) ?? 0, ownExtent(chart)))
  }
  return (chart) =>
    chart ? writeRecordChart(chart, extents.get(scaleOf(chart)) ?? ownExtent(chart), deps) : null
}

/** Draws a number as squares; those of a group are filled if it is named. */
export function writeCount(
  { total, filled }: { total: number; filled?: number },
  { unit, filled: filledLabel, rest: restLabel }: { unit: string; filled?: string; rest?: string },
  deps: RecordChartDeps,
): WrittenChart {
  const parts = filled !== undefined && filled < total ? { filled, filledLabel, restLabel } : {}
  const chart = { type: 'units' as const, total, per: 1 as const, unit }
  return writeRecordChart({ ...chart, ...parts }, total, deps)
}

function scaleOf(chart: RecordChart): string {
  return [chart.type, 'per' in chart && chart.per, chart.unit].join(' ')
}

function ownExtent(chart: RecordChart): number {
  switch (chart.type) {
    case 'units':
      return chart.total / chart.per
    case 'before-after':
      return Math.max(chart.before, chart.after, chart.whole ?? 0)
    default:
      return 0
  }
}

function writeRecordChart(chart: RecordChart, extent: number, deps: RecordChartDeps): WrittenChart {
  switch (chart.type) {
    case 'units':
      return writeLabel(writeUnits(chart, extent, deps), deps)
    case 'before-after':
      return writeLabel(writeBars(chart, extent, deps), deps)
    case 'sparkline':
      return writeSparkline(chart, deps)
  }
}

/** The label is a sentence with the number of marks, their unit and every value. */
function writeLabel(
  { marks, ...written }: ChartWords,
  { t, format }: RecordChartDeps,
): WrittenChart {
  const values = written.key.map(({ label, value, remark }) =>
    remark
      ? t('recordCharts.remarked', { label, value, remark })
      : t('recordCharts.value', { label, value }),
  )
  const note = format.text(written.note)
  const label = [...(marks ? [format.text(marks)] : []), note, ...values].join('. ')
  return { ...written, note: `${note}.`, label: `${label}.` }
}

function writeBars(
  { type, before, after, whole, unit, beforeLabel, afterLabel }: Of<'before-after'>,
  extent: number,
  { t, format }: RecordChartDeps,
): ChartWords {
  return {
    drawing: { type, before, after, extent, ...(whole !== undefined && { whole }) },
    marks: t('recordCharts.bars'),
    note: t('recordCharts.measure', { unit }),
    key: [
      {
        sample: 'pale',
        label: beforeLabel ?? t('recordCharts.before'),
        value: format.number(before),
      },
      {
        sample: 'filled',
        label: afterLabel ?? t('recordCharts.after'),
        value: format.number(after),
      },
    ],
  }
}

function writeUnits(
  { total, filled = total, filledLast, per, unit, filledLabel, restLabel }: Of<'units'>,
  extent: number,
  { t, format }: RecordChartDeps,
): ChartWords {
  const count = total / per
  const words = per === 1 ? unit : t('recordCharts.several', { per: format.number(per), unit })
  const entry = (sample: KeySample | null, label: string, value: number) => ({
    sample,
    label,
    value: format.number(value),
  })
  const counts = { filled: filled / per, hollow: (total - filled) / per }
  const parts = () => {
    if (!filledLabel || !restLabel) return [entry(null, t('recordCharts.total'), total)]
    const entries = [
      entry('filled', filledLabel, filled),
      entry('hollow', restLabel, total - filled),
    ]
    return filledLast ? entries.toReversed() : entries
  }
  return {
    drawing: { type: 'units', ...counts, ...(filledLast && { filledLast }), extent },
    marks: t('recordCharts.squares', { count }),
    note: t('recordCharts.each', { unit: words }),
    key: parts(),
  }
}

interface Point {
  label: string
  /** Null without a measurement. */
  value: number | null
  text: string
}

interface Series {
  note: string
  aim: 'at-least' | 'at-most'
  target: number
  points: readonly Point[]
  range?: [number, number]
}

/** Writes values along time against a target, oldest first. */
export function writeSeries(
  { note, aim, target, points, range }: Series,
  deps: RecordChartDeps,
): WrittenChart {
  return writeLabel(
    {
      drawing: {
        type: 'sparkline',
        values: points.map(({ value }) => value),
        target,
        aim,
        ...(range && { range }),
      },
      note,
      key: points.map(({ label, value, text }) =>
        value === null || isKept(aim, target, value)
          ? { sample: 'filled', label, value: text }
          : { sample: 'miss', label, value: text, remark: deps.t('recordCharts.missed') },
      ),
    },
    deps,
  )
}

function writeSparkline({ aim, target, unit, values }: Of<'sparkline'>, deps: RecordChartDeps) {
  const { t, format } = deps
  const bound = aim === 'at-least' ? 'recordCharts.atLeast' : 'recordCharts.atMost'
  const points = values.map(({ period, value }) => ({
    label: period.length === 4 ? format.text(period) : format.shortMonth(period),
    value,
    text: format.number(value),
  }))
  const note = t(bound, { unit, target: format.number(target) })
  return writeSeries({ note, aim, target, points }, deps)
}
