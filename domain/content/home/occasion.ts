import * as v from 'valibot'
import { yearlyDay } from '../fields'

/**
 * A national day: when it comes and whether its banner stands. Its number follows from the year
 * that is counted to; a record with a number of its own needs a window (`starts` and `ends`).
 */
export const occasion = v.strictObject({
  day: yearlyDay,
  number: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  shown: v.boolean(),
})
