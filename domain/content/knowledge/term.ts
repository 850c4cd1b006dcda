import * as v from 'valibot'
import { slug, text } from '../fields'

/** A term of the dictionary; the title is the term itself. */
export const term = v.strictObject({
  category: slug,
  definition: text,
  /** Slugs of terms to read with this one. */
  related: v.pipe(v.array(slug), v.minLength(1), v.maxLength(5)),
})

/** A group of terms; the title is its name. */
export const termCategory = v.strictObject({})
