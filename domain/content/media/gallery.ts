import * as v from 'valibot'
import { day, slug, text } from '../fields'
import { drawing } from './drawing'

/** A picture is drawn from its own slug; its look is fixed, so that `alt` can tell of it. */
const picture = v.strictObject({ slug, drawing, date: day, caption: text, alt: text })

/** Pictures of one event; the record's date is the day it began. */
export const gallery = v.strictObject({
  place: text,
  pictures: v.pipe(
    v.array(picture),
    v.minLength(1),
    v.check(
      (pictures) => new Set(pictures.map((one) => one.slug)).size === pictures.length,
      'Two pictures have one slug',
    ),
  ),
})
