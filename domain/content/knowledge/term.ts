import * as v from 'valibot'
import { slug } from '../fields'
import { requiredText } from '../required-text'

/** A dictionary entry; title: the term. */
export const term = v.strictObject({
  category: slug,
  definition: requiredText,
  /** Abbreviations and other names by which people search; initials of an English title need none. */
  aliases: v.optional(v.array(requiredText)),
  related: v.pipe(v.array(slug), v.minLength(1), v.maxLength(5)),
})

/** A group of terms; title: its name. */
export const termCategory = v.strictObject({})
