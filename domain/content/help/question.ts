import * as v from 'valibot'
import { richText, slug } from '../fields'

/** A frequently asked question; title: the question. */
export const question = v.strictObject({
  category: slug,
  answer: richText,
  /** Also answered on the help page. */
  top: v.optional(v.boolean(), false),
})

/** A group of questions; title: its name. */
export const questionCategory = v.strictObject({})
