import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FileStore, writeFiles } from '#db/datasets/write-files'
import { type Bytes, encodeText, toHex } from '#domain/text/encoding'
import { openDatabase, type TestDatabase } from '../database'

let database: TestDatabase
let bucket: R2Bucket
beforeAll(async () => {
  database = await openDatabase()
  bucket = await database.files()
})
afterAll(() => database.close())

const columns = [{ name: 'year', type: 'integer' }] as const
const write = (files: FileStore, date: string) =>
  writeFiles(files, { dataset: 'sample', date }, columns, [{ year: 2026 }])

const digest = async (bytes: Bytes) =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

it('files of a version are described as they are stored', async () => {
  const files = await write(bucket, '2026-11-20')
  expect(files.map(({ format }) => format)).toEqual(['csv', 'xlsx', 'json', 'jsonl'])
  for (const { format, bytes, sha256 } of files) {
    const object = await bucket.get(`sample/2026-11-20.${format}`)
    const stored = new Uint8Array((await object?.arrayBuffer()) ?? [])
    expect([stored.byteLength, await digest(stored)]).toEqual([bytes, sha256])
  }
  expect(await write(bucket, '2026-11-20')).toEqual(files)
})

it('a file that an overlapping run stores first stays as it is and is described', async () => {
  const first = encodeText('of the run that was first')
  const sha256 = await digest(first)
  const overlapped: FileStore = {
    async head(key) {
      const found = await bucket.head(key)
      if (!found) await bucket.put(key, first, { sha256 })
      return found
    },
    put: (key, bytes, options) => bucket.put(key, bytes, options),
  }
  const files = await write(overlapped, '2026-11-21')
  expect(files).toHaveLength(4)
  for (const { format, ...described } of files) {
    expect([format, described]).toEqual([format, { bytes: first.byteLength, sha256 }])
    const stored = await bucket.get(`sample/2026-11-21.${format}`)
    expect(await stored?.text()).toBe('of the run that was first')
  }
})
