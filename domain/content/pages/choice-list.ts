import * as v from 'valibot'
import { slug } from '../fields'
import { requiredText } from '../required-text'

const choice = v.strictObject({
  /** Value that is sent and stored. */
  value: slug,
  label: requiredText,
  hint: v.optional(requiredText),
})

/** Options of a form field, in display order. */
export const choiceList = v.strictObject({
  choices: v.pipe(
    v.array(choice),
    v.minLength(1),
    v.check(
      (choices) => new Set(choices.map(({ value }) => value)).size === choices.length,
      'Two choices have the same value',
    ),
  ),
})
