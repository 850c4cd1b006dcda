import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyFiles, dropGoneCopies, returnFiles } from '#db/backup/file-copies'
import { openSite, type Site } from '../../support/site'

let site: Site
let source: R2Bucket
let copies: R2Bucket
beforeAll(async () => {
  site = await openSite({ seeded: false, copies: true })
  const { ATTACHMENTS, COPIES } = await site.env()
  source = ATTACHMENTS
  copies = COPIES
})
afterAll(() => site.close())

async function keysOf(bucket: R2Bucket) {
  return (await bucket.list()).objects.map(({ key }) => key)
}
beforeEach(async () => {
  for (const bucket of [source, copies]) {
    for (const key of await keysOf(bucket)) await bucket.delete(key)
  }
})

const copy = (day: string, atMost = 100) =>
  copyFiles(source, copies, { bucket: 'ATTACHMENTS', day, atMost })
const textOf = async (bucket: R2Bucket, key: string) => (await bucket.get(key))?.text()

describe('the copies of files', () => {
  it('hold each file once, with its metadata, and again when it has changed', async () => {
    await source.put('a/1', 'one', { customMetadata: { digest: 'x' } })
    await source.put('b/1', 'two')
    expect(await copy('2026-11-28')).toBe(2)
    expect(await copy('2026-11-29')).toBe(0)
    const kept = await copies.get('kept/ATTACHMENTS/a/1')
    expect([await kept?.text(), kept?.customMetadata]).toEqual(['one', { digest: 'x' }])
    await source.put('b/1', 'changed')
    await source.put('aa/1', 'between')
    expect(await copy('2026-11-30')).toBe(2)
    expect(await textOf(copies, 'kept/ATTACHMENTS/b/1')).toBe('changed')
    expect(await keysOf(copies)).toEqual([
      'kept/ATTACHMENTS/a/1',
      'kept/ATTACHMENTS/aa/1',
      'kept/ATTACHMENTS/b/1',
    ])
  })

  it('of deleted files are set aside, and gone within thirty days', async () => {
    for (const key of ['a', 'b', 'c']) await source.put(key, key)
    await copy('2026-11-01')
    await source.delete(['a', 'c'])
    expect(await copy('2026-11-02')).toBe(2)
    const aside = ['gone/2026-11-02/ATTACHMENTS/a', 'gone/2026-11-02/ATTACHMENTS/c']
    expect(await keysOf(copies)).toEqual([...aside, 'kept/ATTACHMENTS/b'])
    await dropGoneCopies(copies, '2026-11-30')
    expect(await keysOf(copies)).toEqual([...aside, 'kept/ATTACHMENTS/b'])
    await dropGoneCopies(copies, '2026-12-01')
    expect(await keysOf(copies)).toEqual(['kept/ATTACHMENTS/b'])
  })

  it('are made in parts, which are complete in the end', async () => {
    for (let at = 0; at < 7; at += 1) await source.put(`file-${at}`, String(at))
    await copy('2026-11-01')
    await source.delete(['file-0', 'file-3', 'file-6'])
    for (let at = 7; at < 12; at += 1) await source.put(`file-${at}`, String(at))
    const counts: number[] = []
    for (let run = 0; run < 6; run += 1) counts.push(await copy('2026-11-02', 3))
    expect(counts).toEqual([3, 3, 2, 0, 0, 0])
    const kept = (await copies.list({ prefix: 'kept/' })).objects.map(({ key }) => key)
    expect(kept).toEqual((await keysOf(source)).map((key) => `kept/ATTACHMENTS/${key}`))
    expect((await copies.list({ prefix: 'gone/' })).objects).toHaveLength(3)
  })

  it('bring back what is missing, and what was deleted on a day only if that is asked for', async () => {
    for (const key of ['a', 'b', 'c']) await source.put(key, key)
    await copy('2026-11-01')
    await source.delete('a')
    await copy('2026-11-02')
    await source.delete('b')
    await source.put('c', 'newer')
    const back = (gone: string | null) =>
      returnFiles(copies, source, { bucket: 'ATTACHMENTS', gone })
    expect(await back(null)).toEqual(['b'])
    expect(await back('2026-11-01')).toEqual([])
    expect(await back('2026-11-02')).toEqual(['a'])
    expect(await textOf(source, 'c')).toBe('newer')
  })
})
