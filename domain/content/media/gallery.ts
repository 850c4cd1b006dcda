import * as v from 'valibot'
import { day, slug, text } from '../fields'
import { drawing } from './drawing'

/** The picture is generated from its slug; `drawing` fixes its look, which `alt` describes. */
const picture = v.strictObject({ slug, drawing, date: day, caption: text, alt: text })

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
