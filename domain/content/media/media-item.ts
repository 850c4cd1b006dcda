import * as v from 'valibot'
import { richText, slug } from '../fields'
import { requiredText } from '../required-text'

export const mediaItemTypes = [
  'document',
  'fact-sheet',
  'infographic',
  'press-kit',
  'speech',
] as const
export type MediaType = (typeof mediaItemTypes)[number]

/** Counted in marks, so never a fraction. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(0))

const mediaChart = v.pipe(
  v.strictObject({
    title: requiredText,
    unit: requiredText,
    /** Whole of which each value is a part, as in "of every 100". */
    total: v.optional(v.pipe(amount, v.minValue(1))),
    bars: v.pipe(v.array(v.strictObject({ label: requiredText, value: amount })), v.minLength(2)),
  }),
  v.check(
    ({ total = Infinity, bars }) => bars.every(({ value }) => value <= total),
    'A value is greater than the total',
  ),
)

/** An item of the media library; its page shows all of it, whoever downloads no file. */
export const mediaItem = v.strictObject({
  type: v.picklist(mediaItemTypes),
  /** Key facts, such as speaker, place or edition. */
  facts: v.optional(v.array(v.strictObject({ label: requiredText, value: requiredText })), []),
  charts: v.optional(v.array(mediaChart), []),
  /** Slug of its picture. */
  image: v.optional(slug),
  /** Slugs of its files for download. */
  files: v.optional(v.array(slug)),
  body: richText,
})
