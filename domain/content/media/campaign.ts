import * as v from 'valibot'
import { richText, text } from '../fields'
import { scene } from '../scene'

/** A communication campaign; it runs from `starts` to `ends`. */
export const campaign = v.strictObject({
  audience: text,
  message: text,
  scene: v.optional(scene),
  body: richText,
})
