import * as v from 'valibot'
import { text } from '../fields'

const portraits = ['man', 'woman'] as const

/** What a board member and an executive have alike; the title is the name. */
export const person = {
  position: text,
  initials: text,
  /** Whom the drawn portrait shows. */
  portrait: v.picklist(portraits),
  /** Path of a picture on this site; without one the initials stand in its place. */
  photo: v.nullable(v.pipe(v.string(), v.regex(/^\/[a-z0-9/.-]+$/, 'Not a path on this site'))),
}
