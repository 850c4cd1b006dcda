import * as v from 'valibot'
import { calendarDay, requiredText, slug } from '../fields'
import { recordChart } from '../record-chart'

/** The picture is the chart; `caption` states its numbers. */
const picture = v.strictObject({
  slug,
  chart: recordChart,
  ground: v.optional(v.picklist(['paper', 'deep']), 'paper'),
  date: calendarDay,
  caption: requiredText,
})

/** Pictures of one event; date: its first day. */
export const gallery = v.strictObject({
  place: requiredText,
  pictures: v.pipe(
    v.array(picture),
    v.minLength(1),
    v.check(
      (pictures) => new Set(pictures.map((one) => one.slug)).size === pictures.length,
      'Two pictures have the same slug',
    ),
  ),
})
