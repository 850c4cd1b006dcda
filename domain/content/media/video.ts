import * as v from 'valibot'
import { richText, text } from '../fields'
import { scene } from '../scene'
import { drawing } from './drawing'

/** A video on an external site; `transcript` describes speech and images. */
export const video = v.strictObject({
  href: v.pipe(v.string(), v.url(), v.startsWith('https://', 'Not an https address')),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  speaker: v.nullable(text),
  signed: v.boolean(),
  scene: v.optional(scene),
  drawing: v.optional(drawing),
  transcript: richText,
})
