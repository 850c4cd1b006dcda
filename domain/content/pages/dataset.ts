import * as v from 'valibot'
import { calendarDay } from '../fields'
import { requiredText } from '../required-text'

const columnName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]*$/, 'Not a column name such as "region_code"'),
)

const columnTypes = ['text', 'integer', 'decimal', 'date', 'month', 'boolean'] as const
export type ColumnType = (typeof columnTypes)[number]

const column = v.strictObject({
  name: columnName,
  type: v.picklist(columnTypes),
  /** Name in the language of the page. */
  label: requiredText,
  meaning: requiredText,
  /** Unit of its values; null for values without one. */
  unit: v.optional(v.nullable(requiredText), null),
  /** Labels of its codes, for a column of codes. */
  values: v.optional(v.array(v.strictObject({ code: requiredText, label: requiredText }))),
})

export type DatasetColumn = v.InferOutput<typeof column>

const datasetTopics = ['services', 'procurement', 'performance', 'knowledge'] as const
export type DatasetTopic = (typeof datasetTopics)[number]

const frequencies = ['weekly', 'monthly', 'quarterly', 'biannual', 'annual'] as const
export type Frequency = (typeof frequencies)[number]

/** An open dataset; summary: its contents in one sentence. Its rows are in its versions. */
export const dataset = v.strictObject({
  topic: v.picklist(datasetTopics),
  frequency: v.picklist(frequencies),
  licence: v.picklist(['attribution']),
  /** Period covered; `to` is null while it continues. */
  period: v.strictObject({ from: calendarDay, to: v.nullable(calendarDay) }),
  columns: v.pipe(v.array(column), v.minLength(1)),
  /** Columns that together identify a row, to tell a changed row from a new one. */
  key: v.pipe(v.array(columnName), v.minLength(1)),
  /** Columns of the preview; `title` stands for `title_ar` or `title_en` by language. */
  preview: v.pipe(v.array(columnName), v.minLength(1), v.maxLength(5)),
  quality: v.strictObject({
    complete: requiredText,
    timely: requiredText,
    consistent: requiredText,
    limits: requiredText,
  }),
})
