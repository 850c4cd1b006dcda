import * as v from 'valibot'
import { text, titled, titledList } from '../fields'

const texts = v.pipe(v.array(text), v.minLength(1))
const milestone = v.strictObject({ ...titled.entries, year: v.pipe(v.number(), v.integer()) })

/** The page about the authority; goal and mission are in the `home` record. */
export const ourStory = v.strictObject({
  intro: texts,
  vision: text,
  establishment: text,
  milestones: v.pipe(v.array(milestone), v.minLength(1)),
  goals: titledList,
  tasks: texts,
  objectives: titledList,
  /** Contribution to Vision 2030, and its themes. */
  alignment: text,
  themes: titledList,
})
