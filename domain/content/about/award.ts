import * as v from 'valibot'
import { text } from '../fields'

/** An award the authority was given, on its date; the title is its name. */
export const award = v.strictObject({ granter: text, note: text })
