import * as v from 'valibot'
import { richText, slug } from '../fields'

/** A chapter's address inside its book: no address of the site has more than eight segments. */
const chapterPath = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/,
    'Not lower-case words joined by hyphens, at most four joined by slashes',
  ),
)

/**
 * A chapter of a book; its date is the day it was last revised, its order its place in the reading
 * of the whole book.
 */
export const chapter = v.strictObject({ book: slug, path: chapterPath, body: richText })
