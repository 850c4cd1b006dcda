import * as v from 'valibot'
import { yearlyDay } from '../fields'

/**
 * A national day and the visibility of its banner. The number is computed from the year; a record
 * that sets it needs `starts` and `ends`.
 */
export const occasion = v.strictObject({
  day: yearlyDay,
  number: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  shown: v.boolean(),
})
