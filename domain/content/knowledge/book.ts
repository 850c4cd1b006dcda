import * as v from 'valibot'
import { day, richText, slug, text } from '../fields'
import { drawing } from '../media/drawing'

export const bookTypes = ['book', 'guide', 'form'] as const
export type BookType = (typeof bookTypes)[number]

/** What one writes into a printed form: on a line, or in a box where a line is too short. */
const formField = v.strictObject({
  label: text,
  hint: v.optional(v.nullable(text), null),
  size: v.picklist(['line', 'box']),
})

/**
 * A book, a guide or a form; its date is the day it was last revised. Its running text introduces
 * the chapters, or is the whole of it where there are none.
 */
export const book = v.strictObject({
  type: v.picklist(bookTypes),
  section: slug,
  audience: text,
  owner: text,
  edition: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The day of the first edition. */
  published: day,
  /** So that it looks the same wherever it stands. */
  cover: drawing,
  fields: v.optional(v.array(formField), []),
  body: richText,
})

/** What lists tell of a book: all but its text. */
export const bookFacts = v.omit(book, ['fields', 'body'])
export type BookFacts = v.InferOutput<typeof bookFacts>
