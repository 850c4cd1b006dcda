import * as v from 'valibot'
import { text, titled, titledList } from '../fields'

const texts = v.pipe(v.array(text), v.minLength(1))
const milestone = v.strictObject({ ...titled.entries, year: v.pipe(v.number(), v.integer()) })

/** What the authority is and why; goal and mission stand in the home record. */
export const ourStory = v.strictObject({
  intro: texts,
  vision: text,
  establishment: text,
  milestones: v.pipe(v.array(milestone), v.minLength(1)),
  goals: titledList,
  tasks: texts,
  objectives: titledList,
  /** How the work serves Vision 2030, and its themes. */
  alignment: text,
  themes: titledList,
})
