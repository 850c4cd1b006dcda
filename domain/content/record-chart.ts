import * as v from 'valibot'
import { requiredText } from './required-text'

/** Marks that fit into a small chart: ten rows of four tens. */
export const mostMarks = 400
const mostValues = 12

const whole = v.pipe(v.number(), v.integer('Not a whole number'), v.minValue(0, 'Below zero'))
const amount = v.pipe(v.number(), v.minValue(0, 'Below zero'))
/** Noun of one unit, as it is read after "Each square is". */
const unit = requiredText

/** `filled` of `total` marks are filled, the first or the last; a mark stands for `per` units. */
const units = v.pipe(
  v.strictObject({
    type: v.literal('units'),
    total: v.pipe(whole, v.minValue(1, 'Nothing to draw')),
    filled: v.optional(whole),
    filledLast: v.optional(v.boolean()),
    per: v.optional(v.picklist([1, 10, 100, 1000], 'Not 1, 10, 100 or 1000'), 1),
    unit,
    filledLabel: v.optional(requiredText),
    restLabel: v.optional(requiredText),
  }),
  v.forward(
    v.check(
      ({ total, per }) => total % per === 0,
      'Not a whole number of marks: choose another "per"',
    ),
    ['total'],
  ),
  v.forward(
    v.check(
      ({ total, per }) => total / per <= mostMarks,
      `More than ${mostMarks} marks: choose a larger "per"`,
    ),
    ['total'],
  ),
  v.forward(
    v.check(
      ({ total, filled = total, per }) => filled <= total && filled % per === 0,
      'Not a whole number of the marks of "total"',
    ),
    ['filled'],
  ),
  v.forward(
    v.check(
      ({ filled, filledLabel, restLabel }) =>
        (filled !== undefined) === (filledLabel !== undefined && restLabel !== undefined),
      'The number of filled squares and the words for both parts go together',
    ),
    ['filledLabel'],
  ),
)

/** Two bars from zero on one scale, in the outline of the whole if they are parts of one. */
const bars = v.pipe(
  v.strictObject({
    type: v.literal('before-after'),
    before: amount,
    after: amount,
    whole: v.optional(amount),
    unit,
    beforeLabel: v.optional(requiredText),
    afterLabel: v.optional(requiredText),
  }),
  v.forward(
    v.check(
      ({ before, after, whole = Infinity }) => before <= whole && after <= whole,
      'Less than "before" or "after"',
    ),
    ['whole'],
  ),
  v.forward(
    v.check(({ before, after }) => before + after > 0, 'Nothing to draw'),
    ['before'],
  ),
)

const period = v.pipe(
  v.string(),
  v.regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'Not a year or month written YYYY or YYYY-MM'),
)

/** Values along time against a target, oldest first. */
const sparkline = v.strictObject({
  type: v.literal('sparkline'),
  aim: v.picklist(['at-least', 'at-most']),
  target: v.number(),
  unit,
  values: v.pipe(
    v.array(v.strictObject({ period, value: v.number() })),
    v.minLength(3, 'Fewer than three values are no line'),
    v.maxLength(mostValues, `More than ${mostValues} values do not fit`),
    v.check(
      (values) =>
        values.every(({ period }, at) => at === 0 || period > (values[at - 1]?.period ?? '')),
      'Not from the oldest to the newest',
    ),
  ),
})

/** A small chart of a record: its numbers, and the words for them in one language. */
export const recordChart = v.variant('type', [units, bars, sparkline])

export type RecordChart = v.InferOutput<typeof recordChart>
