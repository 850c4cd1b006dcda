import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mainOf } from '../../support/html'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

const minute = 60_000
// Bindings are read on each call: a new isolate has new ones.
const prepare = async (sql: string) => (await site.env()).DB.prepare(sql)
const run = async (sql: string, ...values: unknown[]) => (await prepare(sql)).bind(...values).run()
const read = async <T>(sql: string, column: string) => (await prepare(sql)).first<T>(column)
const version = async () => (await read<number>('select version from publications', 'version')) ?? 0
const cron = () => site.cron('* * * * *')
const rename = (title: string) =>
  run("update entries set title = ? where kind = 'question-category' and slug = 'site'", title)
const raise = () => run('update publications set version = version + 1')
/** The page's main part, some seconds from now. */
const main = async (seconds = 0) => {
  const headers = { 'x-fault': `clock=+${seconds}` }
  return mainOf(await (await site.ask('/faq', { headers })).text())
}

describe('a publication', () => {
  // Its clock is that of the test alone.
  beforeEach(() => site.isolate())

  it('shows within the ten seconds that a version is remembered', async () => {
    await main()
    await rename('عنوان نُشر الآن')
    expect(await main()).not.toContain('عنوان نُشر الآن')
    await raise()
    // The version is read again behind the first response that finds it too old.
    await expect.poll(() => main(11)).toContain('عنوان نُشر الآن')
  })

  it('shows to the first reader after a quiet minute', async () => {
    await main()
    await rename('عنوان نُشر في الليل')
    await raise()
    expect(await main(75)).toContain('عنوان نُشر في الليل')
  })

  it('shows at once in an isolate that has just begun', async () => {
    await rename('عنوان آخر')
    await raise()
    await site.isolate()
    expect(await main()).toContain('عنوان آخر')
  })

  it('changes the ETag of what it changed', async () => {
    const before = (await site.ask('/faq')).headers.get('etag') ?? ''
    await rename('عنوان ثالث')
    await raise()
    await site.isolate()
    const response = await site.ask('/faq', { headers: { 'if-none-match': before } })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBe(before)
  })
})

describe('an answer of the API', () => {
  const address = '/api/v1/questions?limit=1&fields=title'
  const since = (etag: string, modified: string) => [
    { 'if-none-match': etag },
    { 'if-modified-since': modified },
  ]

  it('is sent in full after a publication, whatever validator the client holds', async () => {
    const first = await site.ask(address)
    const [etag, modified] = ['etag', 'last-modified'].map((name) => first.headers.get(name) ?? '')
    const { items } = (await first.json()) as { items: { id: string }[] }
    for (const headers of since(etag ?? '', modified ?? '')) {
      expect((await site.ask(address, { headers })).status).toBe(304)
    }
    // A second later, as HTTP dates have no parts of one.
    const clock = { 'x-fault': 'clock=+2' }
    await run(
      "update entries set title = 'سؤال نُشر الآن' where kind = 'question' and slug = ?",
      items[0]?.id ?? '',
    )
    await raise()
    await site.isolate()
    for (const headers of since(etag ?? '', modified ?? '')) {
      const again = await site.ask(address, { headers: { ...headers, ...clock } })
      expect([again.status, await again.text()]).toEqual([
        200,
        expect.stringContaining('سؤال نُشر الآن'),
      ])
      expect(again.headers.get('etag')).not.toBe(etag)
    }
  })
})

describe('the scheduled handler', () => {
  const last = Date.now() - 5 * minute
  const notice = "where kind = 'notice' and slug = 'training-agreement-joining'"
  beforeEach(async () => {
    await run('update entries set starts_at = null, ends_at = null')
    await run('update publications set changed_at = ?', last)
  })

  it.each([
    ['a record has started since the last publication', 'starts_at', last + minute],
    ['a record has ended since the last publication', 'ends_at', last + minute],
    ['a record begins this very moment', 'starts_at', Date.now() - 1],
  ])('publishes when %s, and only once', async (_, column, at) => {
    await run(`update entries set ${column} = ? ${notice}`, at)
    const before = await version()
    await cron()
    expect(await version()).toBe(before + 1)
    await cron()
    expect(await version()).toBe(before + 1)
  })

  it.each([
    ['nothing is scheduled', 'starts_at', null],
    ['a record has yet to begin', 'starts_at', Date.now() + 10 * minute],
    ['a record has yet to end', 'ends_at', Date.now() + 10 * minute],
    ['a record began before the last publication', 'starts_at', last - 1],
    ['a record ended with the last publication', 'ends_at', last],
  ])('publishes nothing when %s', async (_, column, at) => {
    await run(`update entries set ${column} = ? ${notice}`, at)
    const before = await version()
    await cron()
    expect(await version()).toBe(before)
  })

  it('takes a notice off the home page when its time is over', async () => {
    const title = await read<string>(
      `select title from entries ${notice} and locale = 'en'`,
      'title',
    )
    const shown = async () => {
      await site.isolate()
      return mainOf(await (await site.ask('/en')).text()).includes(title ?? '-')
    }
    await raise()
    expect(await shown()).toBe(true)
    await run(`update entries set ends_at = ? ${notice}`, last + minute)
    await cron()
    expect(await shown()).toBe(false)
  })
})
