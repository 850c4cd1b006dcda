import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '#domain/resources/registry'
import { locales } from '#domain/site/locale'
import { openSite, type Site } from '../../support/site'
import { problemOf } from './programs'

let site: Site
beforeAll(async () => {
  site = await openSite({ reads: 100_000 })
})
afterAll(() => site.close())

const archive = '/api/v1/archive.jsonl.gz'

interface Line {
  collection: string
  lang: string
  record: object
}

interface Head {
  madeAt: string
  totals: Record<string, Record<string, number>>
}

/** The text of a list of the archive for each name and language, as its pages have it. */
async function readArchive() {
  const response = await site.ask(archive)
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
  const [first = '', ...rest] = text.trimEnd().split('\n')
  const lines = rest.map((line) => JSON.parse(line) as Line)
  return { response, head: JSON.parse(first) as Head, lines }
}

interface Page {
  total: number
  items: { id: string }[]
  next: string | null
}

async function readList(name: string, lang: string): Promise<{ texts: string[]; total: number }> {
  const texts: string[] = []
  let total = 0
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `&cursor=${cursor}`
    const response = await site.ask(`/api/v1/${name}?limit=100&lang=${lang}${query}`)
    const page = (await response.json()) as Page
    texts.push(...page.items.map((item) => JSON.stringify(item)))
    total = page.total
    cursor = page.next
  }
  return { texts, total }
}

interface Deletions {
  items: { collection: string; id: string; deletedAt: string }[]
  next: string | null
}

async function readDeletions(query = ''): Promise<Deletions> {
  return (await (await site.ask(`/api/v1/deletions?limit=100${query}`)).json()) as Deletions
}

describe('the archive', () => {
  it('rebuilds each list in both languages, bit for bit', async () => {
    const { response, head, lines } = await readArchive()
    expect(response.headers.get('content-type')).toBe('application/gzip')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(lines.length).toBeGreaterThan(500)
    for (const { name } of collections) {
      for (const lang of locales) {
        const { texts, total } = await readList(name, lang)
        const own = lines.filter((line) => line.collection === name && line.lang === lang)
        expect([name, lang, own.length, head.totals[name]?.[lang]]).toEqual([
          name,
          lang,
          total,
          total,
        ])
        expect(own.map(({ record }) => JSON.stringify(record))).toEqual(texts)
      }
    }
  })

  it('is kept, and 304 for who has it', async () => {
    const first = await site.ask(archive)
    const etag = first.headers.get('etag') ?? ''
    const unchanged = await site.ask(archive, { headers: { 'if-none-match': etag } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    const head = await site.ask(archive, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect(first.headers.get('content-disposition')).toMatch(/archive-\d{4}-\d\d-\d\d\.jsonl\.gz/)
  })
})

describe('the deletions', () => {
  it('have what ended, oldest first, page by page', async () => {
    const { items } = await readDeletions()
    expect(items).toContainEqual({
      collection: 'vacancies',
      id: 'internal-auditor',
      deletedAt: '2026-10-01T21:00:00.000Z',
    })
    const times = items.map(({ deletedAt }) => deletedAt)
    expect(times).toEqual(times.toSorted())
    const first = (await (await site.ask('/api/v1/deletions?limit=1')).json()) as Deletions
    const next = await site.ask(`/api/v1/deletions?limit=1&cursor=${first.next}`)
    const second = (await next.json()) as Deletions
    expect([...first.items, ...second.items]).toEqual(items.slice(0, 2))
    const since = await readDeletions('&filter[since]=2026-10-10')
    expect(since.items).toEqual(items.filter(({ deletedAt }) => deletedAt >= '2026-10-09T21'))
    expect(since.items.length).toBeLessThan(items.length)
    for (const query of ['&filter[since]=yesterday', '&cursor=x', '&lang=ar']) {
      const wrong = await site.ask(`/api/v1/deletions?limit=1${query}`)
      expect(problemOf({ status: wrong.status, json: (await wrong.json()) as object })[0]).toBe(400)
    }
  })

  it('name a deleted record until it is back, and no archive keeps it', async () => {
    const { DB } = await site.env()
    const isIn = async () => {
      const { items } = await readDeletions()
      return items.some(({ collection, id }) => collection === 'terms' && id === 'value-for-money')
    }
    const isArchived = async () => {
      const { lines } = await readArchive()
      return lines.some(({ record }) => Reflect.get(record, 'id') === 'value-for-money')
    }
    expect([await isIn(), await isArchived()]).toEqual([false, true])
    const where = "kind = 'term' AND slug = 'value-for-money'"
    const { results } = await DB.prepare(`SELECT * FROM entries WHERE ${where}`).all()
    expect(results).toHaveLength(2)
    await DB.batch([
      DB.prepare(`DELETE FROM entries WHERE ${where}`),
      DB.prepare('UPDATE publications SET version = version + 1'),
    ])
    await site.isolate()
    expect([await isIn(), await isArchived()]).toEqual([true, false])
    const columns = Object.keys(results[0] ?? {})
    const marks = columns.map(() => '?').join()
    await DB.batch([
      ...results.map((row) =>
        DB.prepare(`INSERT INTO entries (${columns.join()}) VALUES (${marks})`).bind(
          ...Object.values(row),
        ),
      ),
      DB.prepare('UPDATE publications SET version = version + 1'),
    ])
    await site.isolate()
    expect(await isIn()).toBe(false)
  })
})
