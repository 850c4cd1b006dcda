import type { AgreementType, JoiningWindow, WindowState } from '../content/services/joining-windows'

/** The words of every chart, in the language of the page. */
interface ChartText {
  /** The finding in one sentence; a chart's title. */
  finding: string
  /** The unit of a mark, and the data that the chart leaves out. */
  caption: string
  /** The numbers in one sentence, for those who do not see the drawing. */
  label: string
  /** The same numbers, shown under the chart unless there are no rows. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** An entry of the legend, for one colour or pattern. */
interface LegendItem {
  label: string
  total: string
}

/**
 * Groups of equal squares along time, those that are there and those missed. A square is `per` units;
 * a smaller rest is a part of a square, in proportion.
 */
export interface MarksChart extends ChartText {
  form: 'marks'
  per: number
  groups: readonly { label: string; filled: number; missed: number }[]
  filled: LegendItem
  missed: LegendItem | null
}

/**
 * One row of equal squares a category, all on one scale. A square is `per` units; a smaller rest is a
 * part of a square, in proportion.
 */
export interface BarsChart extends ChartText {
  form: 'bars'
  per: number
  bars: readonly { label: string; value: number; text: string }[]
  /** Squares up to a goal are outlined in every row. */
  goal?: { value: number; label: string; filled: string }
}

/** Values along time, at equal distances; a goal is a dashed line. */
export interface LineChart extends ChartText {
  form: 'line'
  points: readonly { label: string; value: number; text: string; isMissed: boolean }[]
  /** Value at which the axis of the large chart starts, if not at zero; the caption says it. */
  axisStart?: number
  goal: { value: number; label: string } | null
  /** Null if no point is missed. */
  missed: LegendItem | null
}

/**
 * Terms of agreements on one axis of time, with their joining windows and today as a line. Days are
 * `YYYY-MM-DD`.
 */
export interface SpansChart extends ChartText {
  form: 'spans'
  spans: readonly {
    label: string
    text: string
    kind: AgreementType
    /** First and last day, both inclusive. */
    from: string
    to: string
    windows: readonly JoiningWindow[]
  }[]
  today: { day: string; label: string }
  /** First days of the years on the axis. */
  ticks: readonly { day: string; label: string }[]
  /** Labels of the legend: the term of each kind, its part up to today, windows by state. */
  key: Readonly<Record<'term' | 'closed' | 'gone' | WindowState, string>>
}

export type Chart = MarksChart | BarsChart | LineChart | SpansChart
