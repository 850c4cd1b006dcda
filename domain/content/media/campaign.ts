import * as v from 'valibot'
import { richText, text } from '../fields'

/** A communication campaign; its window is the days it runs. */
export const campaign = v.strictObject({ audience: text, message: text, body: richText })
