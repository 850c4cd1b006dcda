import * as v from 'valibot'
import { day, text } from '../fields'
import { agreementRules, agreementTypes, latestEnd } from './joining-windows'

const { open, closed } = agreementRules

const term = v.pipe(
  v.strictObject({ type: v.picklist(agreementTypes), start: day, end: day }),
  v.forward(
    v.check(({ start, end }) => end >= start, 'Is before "start"'),
    ['end'],
  ),
  v.forward(
    v.check(
      ({ type, start, end }) => type !== 'open' || end <= latestEnd(type, start),
      `An open agreement lasts at most ${open.years} years`,
    ),
    ['end'],
  ),
  v.forward(
    v.check(
      ({ type, start, end }) => type !== 'closed' || end <= latestEnd(type, start),
      `A closed agreement lasts at most ${closed.years} years`,
    ),
    ['end'],
  ),
)

/** A framework agreement; title: the goods or services covered. */
export const agreement = v.strictObject({
  term,
  category: v.picklist(['technology', 'supplies', 'facilities', 'health', 'mobility', 'people']),
  contractors: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Ceiling in SAR. */
  value: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Entities entitled to buy. */
  entities: text,
  /** Goods and services in scope. */
  scope: v.pipe(v.array(text), v.minLength(1)),
})
