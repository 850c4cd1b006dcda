import * as v from 'valibot'
import { brandFileNames } from '../../site/brand-files'
import { requiredText } from '../required-text'

/** A file of the visual identity; the build generates it. */
export const brandFile = v.strictObject({
  file: v.picklist(brandFileNames),
  group: v.picklist(['logo', 'symbol', 'pattern', 'colour']),
  /** Background of its preview. */
  ground: v.picklist(['light', 'dark']),
  use: requiredText,
})
