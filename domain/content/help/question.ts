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

/** Page size of the list of questions. */
export const questionsPerPage = 10

/** URL of a question with its anchor; `at` is its index in its category, from 0. */
export function questionPath(category: string, at: number, slug: string): string {
  const page = Math.floor(at / questionsPerPage) + 1
  return `/faq?category=${category}${page > 1 ? `&page=${page}` : ''}#${slug}`
}
