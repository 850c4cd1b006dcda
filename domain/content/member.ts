import * as v from 'valibot'
import { text } from './fields'

/** A member of the board; the title is the name. */
export const member = v.strictObject({
  position: text,
  role: text,
  initials: text,
  /** Path of a picture on this site; without one the initials stand in its place. */
  photo: v.nullable(v.pipe(v.string(), v.regex(/^\/[a-z0-9/.-]+$/, 'Not a path on this site'))),
})
