import * as v from 'valibot'
import { slug, text } from '../fields'
import { person } from './person'

/** A member of the executive management; the slug is the `{id}` of the URL. */
export const executive = v.strictObject({
  ...person,
  /** Slug of the department this person heads. */
  department: slug,
  portfolio: text,
  responsibilities: v.pipe(v.array(text), v.minLength(1)),
  biography: v.pipe(v.array(text), v.minLength(1)),
})
