import * as v from 'valibot'
import { richText, slug, text } from '../fields'

/** A success story, led by its figure. */
export const story = v.strictObject({ figure: text, entity: text, sector: slug, body: richText })

/** The field of work a story comes from; the title is its name. */
export const sector = v.strictObject({})
