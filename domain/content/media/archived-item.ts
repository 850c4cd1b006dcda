import * as v from 'valibot'
import { day, slug, text } from '../fields'
import { bookTypes } from '../knowledge/book'

/** A knowledge item that is no longer in force; its date is the day it was archived. */
export const archivedItem = v.strictObject({
  type: v.picklist(bookTypes),
  published: day,
  reason: text,
  /** The book to use instead; null where nothing took its place. */
  replacedBy: v.nullable(slug),
})
