import * as v from 'valibot'
import { calendarDay, requiredText, richText, slug } from '../fields'

export const bookTypes = ['book', 'guide', 'form'] as const
export type BookType = (typeof bookTypes)[number]

export const fieldSize = v.picklist(['line', 'box'])
export type FieldSize = v.InferOutput<typeof fieldSize>

/** A field of a printed form: a line, or a box for longer answers. */
const formField = v.strictObject({
  label: requiredText,
  hint: v.optional(v.nullable(requiredText), null),
  size: fieldSize,
})

/**
 * A book, guide or form; date: last revision. The body introduces the chapters, or is the whole
 * text if there are none.
 */
export const book = v.strictObject({
  type: v.picklist(bookTypes),
  section: slug,
  audience: requiredText,
  owner: requiredText,
  edition: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Day of the first edition. */
  published: calendarDay,
  /** Not used: stored books may have it. The type of a book chooses the colours of its cover. */
  cover: v.optional(v.unknown()),
  fields: v.optional(v.array(formField), []),
  body: richText,
})

/** Fields that lists show: everything but the text. */
export const bookFacts = v.omit(book, ['fields', 'body'])
export type BookFacts = v.InferOutput<typeof bookFacts>
