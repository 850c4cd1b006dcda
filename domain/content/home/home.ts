import * as v from 'valibot'
import { requiredText, slug, titled, titledList } from '../fields'

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
  goal: requiredText,
  mission: requiredText,
  aims: titledList,
})
