import * as v from 'valibot'
import { day, slug, text } from '../fields'
import { scene } from '../scene'
import { drawing } from './drawing'

/**
 * The picture is drawn from its scene; without one, from its slug with the look of `drawing`, which
 * `alt` describes.
 */
const picture = v.strictObject({
  slug,
  scene: v.optional(scene),
  drawing: v.optional(drawing),
  date: day,
  caption: text,
  alt: v.optional(text),
})

/** Pictures of one event; date: its first day. */
export const gallery = v.strictObject({
  place: text,
  pictures: v.pipe(
    v.array(picture),
    v.minLength(1),
    v.check(
      (pictures) => new Set(pictures.map((one) => one.slug)).size === pictures.length,
      'Two pictures have the same slug',
    ),
  ),
})
