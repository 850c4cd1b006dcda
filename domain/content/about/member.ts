import * as v from 'valibot'
import { requiredText } from '../fields'
import { person } from './person'

export const member = v.strictObject({
  ...person,
  role: requiredText,
  /** Board meetings attended, of those that the record of the board counts. */
  attended: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
