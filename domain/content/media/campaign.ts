import * as v from 'valibot'
import { richText, text } from '../fields'
import { recordChart } from '../record-chart'

/** A communication campaign; it runs from `starts` to `ends`. Its cover is the chart. */
export const campaign = v.strictObject({
  audience: text,
  message: text,
  chart: recordChart,
  body: richText,
})
