import * as v from 'valibot'
import { titled, titledList } from '../fields'
import { requiredText } from '../required-text'

const texts = v.pipe(v.array(requiredText), v.minLength(1))
const taskGroup = v.strictObject({ title: requiredText, tasks: texts })
const milestone = v.strictObject({ ...titled.entries, year: v.pipe(v.number(), v.integer()) })

/** The page about the authority; goal and mission are in the `home` record. */
export const ourStory = v.strictObject({
  intro: texts,
  vision: requiredText,
  establishment: requiredText,
  milestones: v.pipe(v.array(milestone), v.minLength(1)),
  goals: titledList,
  /** By the stage of spending they belong to, in its order; those of all stages apart. */
  tasks: v.strictObject({ stages: v.pipe(v.array(taskGroup), v.minLength(1)), shared: taskGroup }),
  objectives: titledList,
  /** Contribution to Vision 2030, and its themes. */
  alignment: requiredText,
  themes: titledList,
})
