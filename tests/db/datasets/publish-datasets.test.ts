import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishDatasets } from '#db/datasets/publish-datasets'
import { listVersions } from '#db/datasets/versions'
import type { FileStore } from '#db/datasets/write-files'
import { readContentVersion } from '#db/entries/publications'
import { openDatabase, type TestDatabase } from '../database'
import { dataset } from '../sample-records'

let database: TestDatabase
let bucket: FileStore
beforeAll(async () => {
  database = await openDatabase(
    ['achievements', 'dictionary'].map((slug) => dataset(slug, '2026-01-01')),
  )
  bucket = await database.files()
})
afterAll(() => database.close())

/** Publishes as the job does on a day, and ends with the first failure. */
function publish(day: string, files = bucket) {
  const { db, search } = database
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
      if (key.startsWith('dictionary/')) throw new Error('cut off')
      return bucket.put(key, bytes, options)
    },
  }
  await expect(publish('2026-11-20', cutOff)).rejects.toThrow('dictionary')
  expect(await publishedSlugs()).toEqual(['achievements'])
  expect(await readContentVersion(database.db)).toBe(before + 1)
  expect(await publish('2026-11-20')).toEqual({ published: 1, contentVersion: before + 2 })
  expect(await readContentVersion(database.db)).toBe(before + 2)
  expect(await publish('2026-11-20')).toBeNull()
})
