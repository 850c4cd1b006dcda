import * as v from 'valibot'
import { calendarDay, richText, slug } from '../fields'
import { recordChart } from '../record-chart'
import { requiredText } from '../required-text'
import { scene } from '../scene'

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
 * A video on an external site; `transcript` describes speech and images. Its `scene` stands for it
 * until it plays.
 */
export const video = v.strictObject({
  href: v.pipe(v.string(), v.url(), v.startsWith('https://', 'Not an https address')),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  speaker: v.nullable(requiredText),
  signed: v.boolean(),
  scene,
  chapters,
  transcript: richText,
})
