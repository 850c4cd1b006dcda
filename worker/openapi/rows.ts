import * as v from 'valibot'
import { rowsPath } from '#domain/datasets/formats'
import { count, described, id, isoDate } from '#domain/resources/described'
import type { Locale } from '#domain/site/locale'
import { type Json, jsonSchemaOf, parameter, ref } from './json-schema'
import { rowFormats } from './row-request'
import { documentTexts, rowTexts } from './texts'

/** The path of the rows with its parameter. */
export const rowsTemplate = rowsPath('{id}')

const rowSchema = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))

const rowListSchema = v.strictObject({
  dataset: described(id, rowTexts.dataset, 'working-days'),
  version: described(isoDate, rowTexts.version, '2026-10-01'),
  total: described(count, rowTexts.total, 408),
  items: described(v.array(rowSchema), rowTexts.items),
  next: described(v.nullable(v.string()), documentTexts.next),
  previous: described(v.nullable(v.string()), documentTexts.previous),
})

/** The schema of a page of rows, whose columns differ by dataset. */
export function rowListJson(locale: Locale): Json {
  return jsonSchemaOf(rowListSchema, locale) as Json
}

/** Parameters of the rows; each dataset has its own columns. */
export function rowParameters(locale: Locale): Json[] {
  const column = { type: 'string', pattern: '^-?[a-z][a-z0-9_]*$' }
  return [
    ref('parameters', 'limit'),
    ref('parameters', 'cursor'),
    parameter('format', rowTexts.format[locale], {
      type: 'string',
      enum: rowFormats,
      default: 'json',
    }),
    parameter('bom', rowTexts.bom[locale], { type: 'string', enum: ['1'] }),
    parameter('sort', rowTexts.sort[locale], { ...column, examples: ['-day'] }),
    parameter(
      'fields',
      rowTexts.fields[locale],
      { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' }, minItems: 1 },
      { style: 'form', explode: false },
    ),
    parameter(
      'filter',
      rowTexts.filter[locale],
      {
        type: 'object',
        propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
        additionalProperties: { type: 'string', maxLength: 200 },
        examples: [{ working_day: 'false' }],
      },
      { style: 'deepObject', explode: true },
    ),
  ]
}
