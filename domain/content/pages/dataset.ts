import * as v from 'valibot'
import { day, text } from '../fields'

const column = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'Not a column name such as "region_code"')),
  type: v.picklist(['text', 'integer', 'decimal', 'date', 'boolean']),
  meaning: text,
})

/** An open dataset: columns, period and update frequency. */
export const dataset = v.strictObject({
  topic: v.picklist(['performance', 'procurement', 'projects', 'services']),
  frequency: v.picklist(['weekly', 'monthly', 'quarterly', 'biannual', 'annual']),
  formats: v.pipe(v.array(v.picklist(['CSV', 'JSON', 'XLSX'])), v.minLength(1)),
  licence: v.picklist(['attribution']),
  /** Period covered; `to` is null while it continues. */
  period: v.strictObject({ from: day, to: v.nullable(day) }),
  columns: v.pipe(v.array(column), v.minLength(1)),
})
