import * as v from 'valibot'
import { requiredText, slug } from '../fields'
import { person } from './person'

const year = v.pipe(v.number(), v.integer(), v.minValue(1960))

/** `to`: null for a post that is still held. */
const post = v.strictObject({ from: year, to: v.nullable(year), title: requiredText })

/** A member of the executive management; the slug is the `{id}` of the URL. */
export const executive = v.strictObject({
  ...person,
  /** Slug of the department this person heads. */
  department: slug,
  portfolio: requiredText,
  responsibilities: v.pipe(v.array(requiredText), v.minLength(1)),
  biography: v.pipe(v.array(requiredText), v.minLength(1)),
  /** Newest first. */
  posts: v.optional(v.array(post)),
  /** Slug of the achievement that is the work of this person's department. */
  figure: v.optional(slug),
})
