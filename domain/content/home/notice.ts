import * as v from 'valibot'
import { requiredText } from '../fields'

/** An announcement; detail: its key fact, such as the deadline or the number of seats. */
export const notice = v.strictObject({ detail: v.nullable(requiredText) })
