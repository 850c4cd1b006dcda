import * as v from 'valibot'
import { slug, text } from '../fields'

/** What the board does and how it works; its members are a kind of their own. */
export const board = v.strictObject({
  duties: v.pipe(v.array(text), v.minLength(1)),
  meetings: text,
  conduct: text,
})

/** A committee of the board, of its members. */
export const committee = v.strictObject({ chair: slug, members: v.array(slug) })
