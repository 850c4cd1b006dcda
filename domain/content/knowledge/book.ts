import * as v from 'valibot'
import { calendarDay, iconName, richText, slug } from '../fields'
import { requiredText } from '../required-text'

/** A section of the knowledge hub; summary: its contents in one sentence. */
export const knowledgeSection = v.strictObject({ icon: iconName })

export const bookTypes = ['book', 'guide', 'form'] as const
export type BookType = (typeof bookTypes)[number]

const fieldSize = v.picklist(['line', 'box'])

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

/** Path of a chapter in its book, at most four segments: URLs of the site have at most eight. */
const chapterPath = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/,
    'Not lower-case words joined by hyphens, at most four joined by slashes',
  ),
)

/**
 * A chapter of a book; date: last revision, order: its place in the reading order of the whole
 * book.
 */
export const chapter = v.strictObject({ book: slug, path: chapterPath, body: richText })
