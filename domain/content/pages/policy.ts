import * as v from 'valibot'
import { calendarDay, requiredText, richText } from '../fields'

/** A policy; history: its changes, newest first. */
export const policy = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)*$/, 'Not a version such as "2.1", in quotes')),
  effective: calendarDay,
  history: v.pipe(
    v.array(v.strictObject({ date: calendarDay, note: requiredText })),
    v.minLength(1),
  ),
  body: richText,
})
