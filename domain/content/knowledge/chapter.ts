import * as v from 'valibot'
import { richText, slug } from '../fields'

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
