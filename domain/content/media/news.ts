import * as v from 'valibot'
import { day, richText, slug, text } from '../fields'

/** A news item; its history tells what was put right after it was published, newest first. */
export const news = v.strictObject({
  tags: v.pipe(v.array(slug), v.minLength(1), v.maxLength(4)),
  history: v.optional(v.array(v.strictObject({ date: day, note: text })), []),
  body: richText,
})

/** What news is about; the title is its label, the summary says what is found under it. */
export const tag = v.strictObject({})
