import * as v from 'valibot'
import { requiredText, richText, slug } from '../fields'
import { recordChart } from '../record-chart'

/** A success story with its key figure; the chart shows numbers of its text. */
export const story = v.strictObject({
  figure: requiredText,
  entity: requiredText,
  sector: slug,
  /** Region of the entity's seat, if the story belongs to one. */
  region: v.optional(slug),
  chart: v.optional(recordChart),
  body: richText,
})

/** A sector of success stories; title: its name. */
export const sector = v.strictObject({})
