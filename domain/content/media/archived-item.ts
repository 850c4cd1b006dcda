import * as v from 'valibot'
import { calendarDay, slug } from '../fields'
import { bookTypes } from '../knowledge/book'
import { requiredText } from '../required-text'

/** A knowledge item no longer in force; date: the day it was archived. */
export const archivedItem = v.strictObject({
  type: v.picklist(bookTypes),
  published: calendarDay,
  reason: requiredText,
  /** Slug of the book that replaces it; null if there is none. */
  replacedBy: v.nullable(slug),
})
