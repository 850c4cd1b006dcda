import * as v from 'valibot'
import { yearlyDay } from './fields'

/** A national day: when it comes, how it is numbered and whether its banner stands. */
export const occasion = v.strictObject({
  day: yearlyDay,
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  mode: v.picklist(['fixed', 'automatic']),
  shown: v.boolean(),
})
