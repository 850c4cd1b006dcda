import * as v from 'valibot'
import { richText } from '../fields'

/** A text with its lead as the summary: the whole page, or the introduction of one. */
export const pageIntro = v.strictObject({ body: richText })
