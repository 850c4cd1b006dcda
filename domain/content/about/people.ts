import * as v from 'valibot'
import { slug } from '../fields'
import { requiredText } from '../required-text'

/** Common fields of board members and executives; title: the name. */
const person = {
  position: requiredText,
  /** Shown without a picture. */
  initials: requiredText,
  /** Slug of a picture of this person. */
  image: v.optional(slug),
}

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

export const member = v.strictObject({
  ...person,
  role: requiredText,
  /** Board meetings attended, of those that the record of the board counts. */
  attended: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
