import * as v from 'valibot'
import { day, richText, slug, text } from '../fields'
import { scene } from '../scene'

/** A news item; history: corrections after publication, newest first. */
export const news = v.strictObject({
  tags: v.pipe(v.array(slug), v.minLength(1), v.maxLength(4)),
  history: v.optional(v.array(v.strictObject({ date: day, note: text })), []),
  /** Its picture, if it has no striking number to draw. */
  scene: v.optional(scene),
  body: richText,
})

/** A subject of news; title: its label, summary: a description. */
export const tag = v.strictObject({})
