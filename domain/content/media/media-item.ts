import * as v from 'valibot'
import { richText, text } from '../fields'

export const mediaTypes = ['document', 'fact-sheet', 'infographic', 'press-kit', 'speech'] as const
export type MediaType = (typeof mediaTypes)[number]

const amount = v.pipe(v.number(), v.minValue(0))

/** Amounts of one unit beside each other; each is drawn to its measure and written out. */
const chart = v.strictObject({
  title: text,
  unit: text,
  bars: v.pipe(v.array(v.strictObject({ label: text, value: amount })), v.minLength(2)),
})

/** A piece of the media library. All of it stands on its page: there is nothing to download. */
export const mediaItem = v.strictObject({
  type: v.picklist(mediaTypes),
  /** What one wants to know of it first: who spoke, where, which edition. */
  facts: v.optional(v.array(v.strictObject({ label: text, value: text })), []),
  charts: v.optional(v.array(chart), []),
  body: richText,
})
