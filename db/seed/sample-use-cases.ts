import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { locales } from '#domain/site/locale'
import { subjectOf } from '#domain/site/routes'
import { insertRow } from './seed-sql'

const file = fileURLToPath(new URL('../samples/use-cases.yaml', import.meta.url).href)
const dayInMs = 86_400_000

const useCase = v.strictObject({
  dataset: v.string(),
  locale: v.picklist(locales),
  text: v.string(),
  link: v.optional(v.string()),
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** Repeatable SQL that resets the published sample use cases of datasets in a local database. */
export function buildSampleUseCases(now = Date.now()): string[] {
  const samples = v.parse(v.array(useCase), parse(readFileSync(file, 'utf8')))
  const rows = samples.map(({ dataset, daysAgo, ...sample }, index) => {
    const at = now - daysAgo * dayInMs
    const id = `sample-${index + 1}`
    const page = subjectOf({ name: 'dataset', params: { slug: dataset } })
    const state = { status: 'published', createdAt: at, decidedAt: at }
    return insertRow('comments', {
      id,
      page,
      form: 'useCase',
      visitor: 'sample',
      ...sample,
      ...state,
    })
  })
  return ["DELETE FROM comments WHERE visitor = 'sample';", ...rows]
}
