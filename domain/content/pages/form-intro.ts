import * as v from 'valibot'
import { richText } from '../fields'

/** Running text about one matter, with its lead as the summary: all of a page, or the words of one. */
export const leaflet = v.strictObject({ body: richText })
