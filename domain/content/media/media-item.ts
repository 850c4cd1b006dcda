import * as v from 'valibot'
import { richText, text } from '../fields'
import { scene } from '../scene'

export const mediaTypes = ['document', 'fact-sheet', 'infographic', 'press-kit', 'speech'] as const
export type MediaType = (typeof mediaTypes)[number]

const amount = v.pipe(v.number(), v.minValue(0))

const chart = v.strictObject({
  title: text,
  unit: text,
  bars: v.pipe(v.array(v.strictObject({ label: text, value: amount })), v.minLength(2)),
})

/** An item of the media library; its page shows all of it, without a download. */
export const mediaItem = v.strictObject({
  type: v.picklist(mediaTypes),
  /** Key facts, such as speaker, place or edition. */
  facts: v.optional(v.array(v.strictObject({ label: text, value: text })), []),
  charts: v.optional(v.array(chart), []),
  /** Its picture, unless a chart stands for it. */
  scene: v.optional(scene),
  body: richText,
})
