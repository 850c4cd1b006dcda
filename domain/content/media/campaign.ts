import * as v from 'valibot'
import { richText, text } from '../fields'

/** A communication campaign; it runs from `starts` to `ends`. */
export const campaign = v.strictObject({ audience: text, message: text, body: richText })
