import * as v from 'valibot'
import { slug, text } from '../fields'

const choice = v.strictObject({
  /** What is sent and stored. */
  value: slug,
  label: text,
  hint: v.optional(text),
})

/** What a field of a form offers, in this order. */
export const choiceList = v.strictObject({
  choices: v.pipe(
    v.array(choice),
    v.minLength(1),
    v.check(
      (choices) => new Set(choices.map(({ value }) => value)).size === choices.length,
      'A value stands twice',
    ),
  ),
})
