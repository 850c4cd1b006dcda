import * as v from 'valibot'
import { requiredText } from '../fields'

const portraits = ['man', 'woman'] as const

/** Common fields of board members and executives; title: the name. */
export const person = {
  position: requiredText,
  initials: requiredText,
  /** Figure of the generated portrait. */
  portrait: v.picklist(portraits),
  /** Path of a picture on this site; null shows the initials. */
  photo: v.nullable(v.pipe(v.string(), v.regex(/^\/[a-z0-9/.-]+$/, 'Not a path on this site'))),
}
