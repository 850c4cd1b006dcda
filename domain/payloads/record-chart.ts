/**
 * Numbers of a small chart. `extent` fills its width: charts of the same unit share it, so that one
 * mark or one unit has the same size in all of them.
 */
export type ChartDrawing =
  | {
      type: 'units'
      filled: number
      hollow: number
      /** The hollow marks come first. */
      filledLast?: boolean
      extent: number
    }
  | { type: 'before-after'; before: number; after: number; whole?: number; extent: number }
  | {
      type: 'sparkline'
      values: (number | null)[]
      target: number
      aim: 'at-least' | 'at-most'
      /** Ends of a scale that several lines share. Default: one of its own. */
      range?: [number, number]
    }

/** Part of the drawing that an entry of a key explains. */
export type KeySample = 'filled' | 'hollow' | 'pale' | 'miss'

interface KeyEntry {
  /** Null for a number without marks of its own. */
  sample: KeySample | null
  label: string
  value: string
  /** Added for those who do not see the mark: a value that is off target. */
  remark?: string
}

/** A small chart with all of its texts. */
export interface WrittenChart {
  drawing: ChartDrawing
  /** Text alternative: a sentence with every number. */
  label: string
  /** States the unit of a mark or bar. */
  note: string
  /** Numbers in text, in the order of the marks. */
  key: KeyEntry[]
}
