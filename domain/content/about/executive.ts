import * as v from 'valibot'
import { slug, text } from '../fields'
import { person } from './person'

/** One of the executive management; the slug is the `{id}` of the address. */
export const executive = v.strictObject({
  ...person,
  /** The unit of the organisation that he or she heads. */
  unit: slug,
  portfolio: text,
  responsibilities: v.pipe(v.array(text), v.minLength(1)),
  biography: v.pipe(v.array(text), v.minLength(1)),
})
