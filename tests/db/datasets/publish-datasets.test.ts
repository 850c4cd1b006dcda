import { afterEach, beforeEach, expect, it } from 'vitest'
import { publishDatasets } from '#db/datasets/publish-datasets'
import { listVersions } from '#db/datasets/versions'
import type { FileStore } from '#db/datasets/write-files'
import { readContentVersion } from '#db/entries/publications'
import { openDatabase, type TestDatabase } from '../database'
import { dataset } from '../sample-records'

let database: TestDatabase
let bucket: FileStore
beforeEach(async () => {
  database = await openDatabase(
    ['achievements', 'searches-without-results'].map((slug) => dataset(slug, '2026-01-01')),
  )
  bucket = await database.files()
})
afterEach(() => database.close())

/** Publishes as the job does on a day, and ends with the first failure. */
function publish(day: string, files = bucket, search = database.search) {
  const { db } = database
  const onFailure = (slug: string, cause: unknown): never => {
    throw new Error(slug, { cause })
  }
  return publishDatasets({ db, search, files, now: Date.parse(`${day}T09:00:00Z`), onFailure })
}

const publishedSlugs = async () =>
  (await listVersions(database.db)).flatMap(({ files, dataset: slug }) => (files ? slug : []))

it('a run that is cut off has raised the content version for what it published', async () => {
  const before = await readContentVersion(database.db)
  const cutOff: FileStore = {
    head: (key) => bucket.head(key),
    put: async (key, bytes, options) => {
      if (key.startsWith('searches-without-results/')) throw new Error('cut off')
      return bucket.put(key, bytes, options)
    },
  }
  await expect(publish('2026-11-20', cutOff)).rejects.toThrow('searches-without-results')
  expect(await publishedSlugs()).toEqual(['achievements'])
  expect(await readContentVersion(database.db)).toBe(before + 1)
  expect(await publish('2026-11-20')).toEqual({ published: 1, contentVersion: before + 2 })
  expect(await readContentVersion(database.db)).toBe(before + 2)
  expect(await publish('2026-11-20')).toBeNull()
})

it('a dataset whose columns were edited gets a version the next day, within its period', async () => {
  await publish('2026-11-20')
  const body = `json_set(body, '$.columns[0].name', 'code')`
  await database.d1
    .prepare(
      `UPDATE entries SET body = ${body} WHERE kind = 'dataset' AND slug = 'searches-without-results'`,
    )
    .run()
  // Until then its source is not read: without the tables of searches it would fail.
  expect(await publish('2026-11-20', bucket, database.d1)).toBeNull()
  expect(await publish('2026-11-21')).toMatchObject({ published: 1 })
  expect(await publish('2026-11-21')).toBeNull()
  expect(await publish('2026-11-22')).toBeNull()
  const versions = await listVersions(database.db)
  expect(versions.map((one) => [one.dataset, one.date, one.columns.join()])).toEqual([
    ['achievements', '2026-11-20', 'year'],
    ['searches-without-results', '2026-11-21', 'code'],
    ['searches-without-results', '2026-11-20', 'year'],
  ])
})
