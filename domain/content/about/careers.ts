import * as v from 'valibot'
import { slug, titledList } from '../fields'
import { requiredText } from '../required-text'

const answer = v.strictObject({ question: requiredText, answer: requiredText })
const texts = v.pipe(v.array(requiredText), v.minLength(1))

/** Working at the authority and how to apply; open positions are records of the kind `vacancy`. */
export const careers = v.strictObject({
  life: titledList,
  steps: titledList,
  early: titledList,
  answers: v.pipe(v.array(answer), v.minLength(1)),
})

/** A vacancy; applications are accepted from `starts` to the end of the day `ends`. */
export const vacancy = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^HR-\d{4}-\d{2,3}$/, 'Not a number such as HR-2026-07')),
  department: slug,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  place: requiredText,
  contract: requiredText,
  duties: texts,
  requirements: texts,
})
