import * as v from 'valibot'
import { brandFileNames } from '../../site/brand-files'
import { text } from '../fields'

/** A file of the visual identity; the build makes it and knows its size. */
export const brandFile = v.strictObject({
  file: v.picklist(brandFileNames),
  group: v.picklist(['logo', 'symbol', 'pattern', 'colour']),
  /** What it is shown on. */
  ground: v.picklist(['light', 'dark']),
  /** When one should take it. */
  use: text,
})
