import * as v from 'valibot'
import { richText, slug } from '../fields'

/** A frequently asked question; the title is the question. */
export const question = v.strictObject({
  category: slug,
  answer: richText,
  /** Among the few that the help page answers itself. */
  top: v.optional(v.boolean(), false),
})

/** A group of questions; the title is its name. */
export const questionCategory = v.strictObject({})
