import * as v from 'valibot'
import { richText, slug, text } from '../fields'

/** A success story with its key figure. */
export const story = v.strictObject({ figure: text, entity: text, sector: slug, body: richText })

/** A sector of success stories; title: its name. */
export const sector = v.strictObject({})
