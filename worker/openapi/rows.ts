import * as v from 'valibot'
import { rowsPath } from '#domain/datasets/formats'
import { aggregateNames } from '#domain/datasets/group-rows'
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

const columnPattern = '[a-z][a-z0-9_]*'

/** A parameter that is a list of columns. */
function columnList(
  name: 'fields' | 'group' | (typeof aggregateNames)[number],
  locale: Locale,
): Json {
  return parameter(
    name,
    rowTexts[name][locale],
    { type: 'array', items: { type: 'string', pattern: `^${columnPattern}$` }, minItems: 1 },
    { style: 'form', explode: false },
  )
}

/** Parameters of the rows; each dataset has its own columns. */
export function rowParameters(locale: Locale): Json[] {
  const key = `-?${columnPattern}`
  const sort = { type: 'string', pattern: `^${key}(?:,${key}){0,4}$`, examples: ['-day'] }
  return [
    ref('parameters', 'limit'),
    ref('parameters', 'cursor'),
    parameter('version', rowTexts.ofVersion[locale], { type: 'string', format: 'date' }),
    parameter('format', rowTexts.format[locale], {
      type: 'string',
      enum: rowFormats,
      default: 'json',
    }),
    parameter('bom', rowTexts.bom[locale], { type: 'string', enum: ['1'] }),
    parameter('sort', rowTexts.sort[locale], sort),
    columnList('fields', locale),
    columnList('group', locale),
    ...aggregateNames.map((name) => columnList(name, locale)),
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
