import * as v from 'valibot'
import { calendarDay, slug, titled } from '../fields'
import { requiredText } from '../required-text'
import { agreementRules, agreementTypes, latestEnd } from './joining-windows'

const { open, closed } = agreementRules

const term = v.pipe(
  v.strictObject({ type: v.picklist(agreementTypes), start: calendarDay, end: calendarDay }),
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

const firms = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Contractors by the time they joined; `windows` holds one number for each window with a result. */
const cohorts = v.strictObject({
  signing: v.pipe(firms, v.minValue(1)),
  windows: v.array(firms),
})

/** A framework agreement; title: the goods or services covered. */
export const agreement = v.strictObject({
  term,
  category: v.picklist(['technology', 'supplies', 'facilities', 'health', 'mobility', 'people']),
  contractors: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Ceiling in SAR. */
  value: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Entities entitled to buy. */
  entities: requiredText,
  scope: v.pipe(v.array(requiredText), v.minLength(1)),
  /** Sums to `contractors`; db/seed/check-records.ts compares it with the term as well. */
  cohorts: v.optional(v.nullable(cohorts), null),
  /** Small and medium firms among the contractors; null if unknown. */
  smallFirms: v.optional(v.nullable(firms), null),
  /** Buying steps of an entity. */
  steps: v.optional(v.array(titled), []),
  priceReview: v.optional(v.nullable(requiredText), null),
  /** Documents that other systems hold; the text describes how to obtain each. */
  documents: v.optional(v.array(titled), []),
  history: v.optional(v.array(v.strictObject({ date: calendarDay, note: requiredText })), []),
  /** Agreements that are often used with this one. */
  related: v.optional(v.array(slug), []),
})
