import * as v from 'valibot'
import { slug } from '../fields'
import { requiredText } from '../required-text'

/** An award to the authority; title: its name, date: the day it was given. */
export const award = v.strictObject({ granter: requiredText, note: requiredText })

/** Duties and procedures of the board; its members are records of the kind `member`. */
export const board = v.strictObject({
  duties: v.pipe(v.array(requiredText), v.minLength(1)),
  meetings: requiredText,
  conduct: requiredText,
  /** Meetings held in a year; members state how many of them they attended. */
  held: v.optional(
    v.strictObject({
      year: v.pipe(v.number(), v.integer()),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
})

export const committee = v.strictObject({ chair: slug, members: v.array(slug) })
