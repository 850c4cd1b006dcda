import * as v from 'valibot'
import { slug, text, titledList } from '../fields'

const answer = v.strictObject({ question: text, answer: text })
const texts = v.pipe(v.array(text), v.minLength(1))

/** What it is like to work here and how to apply; what is open is a kind of its own. */
export const careers = v.strictObject({
  life: titledList,
  steps: titledList,
  early: titledList,
  answers: v.pipe(v.array(answer), v.minLength(1)),
})

/** A vacancy: applications are taken from `starts` to the end of the day `ends`. */
export const vacancy = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^HR-\d{4}-\d{2,3}$/, 'Not a number such as HR-2026-07')),
  unit: slug,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  place: text,
  contract: text,
  duties: texts,
  requirements: texts,
})
