import * as v from 'valibot'
import { slug, titled, titledList, yearlyDay } from '../fields'
import { requiredText } from '../required-text'

/** An annual figure; title: the achievement. */
export const achievement = v.strictObject({
  /** Drawn as a square for each unit, or as the filled ones of a hundred. */
  squares: v.optional(v.picklist(['units', 'hundred'])),
  value: v.pipe(v.number(), v.minValue(0)),
  sign: v.picklist(['', '+', '%']),
  unit: v.nullable(requiredText),
  /** Its name in a table, where no number stands before it; default: the title. */
  name: v.optional(requiredText),
  /** The unit without a number; default: `unit`. */
  unitName: v.optional(requiredText),
  /** Text alternative of the squares. */
  squaresLabel: v.optional(requiredText),
})

/** Texts of the home page; its lists are other kinds. */
export const home = v.strictObject({
  kicker: requiredText,
  heading: v.pipe(v.array(requiredText), v.minLength(1), v.maxLength(3)),
  lead: requiredText,
  /** The achievement that the ruler of the hero counts, one line a unit. */
  journeyFigure: v.optional(slug),
  intro: titled,
  achievements: v.strictObject({
    year: v.pipe(v.number(), v.integer()),
    title: requiredText,
    lead: requiredText,
  }),
  /** Slug of the picture below the goal. */
  image: v.optional(slug),
  goal: requiredText,
  mission: requiredText,
  aims: titledList,
})

/** An announcement; detail: its key fact, such as the deadline or the number of seats. */
export const notice = v.strictObject({ detail: v.nullable(requiredText) })

/**
 * A national day and the visibility of its banner. The number is computed from the year; a record
 * that sets it needs `starts` and `ends`.
 */
export const occasion = v.strictObject({
  day: yearlyDay,
  number: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  shown: v.boolean(),
})
