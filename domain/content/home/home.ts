import * as v from 'valibot'
import { slug, text, titled, titledList } from '../fields'

/** Texts of the home page; its lists are other kinds. */
export const home = v.strictObject({
  kicker: text,
  heading: v.pipe(v.array(text), v.minLength(1), v.maxLength(3)),
  lead: text,
  /** The achievement that the ruler of the hero counts, one line a unit. */
  journeyFigure: v.optional(slug),
  intro: titled,
  achievements: v.strictObject({ year: v.pipe(v.number(), v.integer()), title: text, lead: text }),
  goal: text,
  mission: text,
  aims: titledList,
})
