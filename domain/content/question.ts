import * as v from 'valibot'
import { richText, slug } from './fields'

/** A frequently asked question; the title is the question. */
export const question = v.strictObject({ category: slug, answer: richText })

/** A group of questions; the title is its name. */
export const questionCategory = v.strictObject({})
