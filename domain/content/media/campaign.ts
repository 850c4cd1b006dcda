import * as v from 'valibot'
import { requiredText, richText } from '../fields'
import { recordChart } from '../record-chart'

/** A communication campaign; it runs from `starts` to `ends`. Its cover is the chart. */
export const campaign = v.strictObject({
  audience: requiredText,
  message: requiredText,
  chart: recordChart,
  body: richText,
})
