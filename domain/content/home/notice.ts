import * as v from 'valibot'
import { text } from '../fields'

/** An advertisement; its detail is what one needs to know first: a last day, the seats. */
export const notice = v.strictObject({ detail: v.nullable(text) })
