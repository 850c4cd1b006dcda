import * as v from 'valibot'
import { richText, slug } from '../fields'
import { requiredText } from '../required-text'
import { pictureSlugs } from './picture'

/** Slugs of the pictures of one event, the cover first; date: its first day. */
export const gallery = v.strictObject({
  place: requiredText,
  pictures: v.pipe(pictureSlugs, v.minLength(1, 'An album without pictures is not published')),
})

const chapters = v.pipe(
  /** `from`: the second at which it begins. */
  v.array(
    v.strictObject({ from: v.pipe(v.number(), v.integer(), v.minValue(0)), title: requiredText }),
  ),
  v.minLength(1),
  v.check(
    (list) =>
      list.every(({ from }, at) => from > (list[at - 1]?.from ?? -1)) && list[0]?.from === 0,
    'Chapters begin at 0, one after the other',
  ),
)

/**
 * A video on an external site; `transcript` describes speech and images. Its
 * picture is a still, shown until it plays.
 */
export const video = v.strictObject({
  href: v.pipe(v.string(), v.url(), v.startsWith('https://', 'Not an https address')),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  speaker: v.nullable(requiredText),
  signed: v.boolean(),
  image: v.optional(slug),
  chapters,
  transcript: richText,
})
