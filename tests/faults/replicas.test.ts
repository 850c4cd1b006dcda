import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mainOf } from '../support/html'
import { openSite, type Site } from '../support/site'

const former = 'ما نُشر من قبل'
const published = 'ما نُشر الآن'
const page = '/faq?category=site'
const otherPage = '/en/faq?category=site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

/** Sets the category's title and the version in one of the databases. */
async function publish(binding: 'DB' | 'REPLICA', title: string, version: number): Promise<void> {
  const databases = (await site.env()) as Env & { REPLICA: D1Database }
  const d1 = databases[binding]
  await d1.batch([
    d1
      .prepare("update entries set title = ? where kind = 'question-category' and slug = 'site'")
      .bind(title),
    d1.prepare('update publications set version = ?').bind(version),
  ])
}

/** Title on a page for a visitor near one of the databases, with the clock moved. */
async function read(path: string, faults: string): Promise<string> {
  const answer = await site.ask(path, { headers: { 'x-fault': faults } })
  const main = mainOf(await answer.text())
  return [published, former].find((title) => main.includes(title)) ?? `neither at ${path}`
}

async function storedEntry(): Promise<{ version: number; hasPublished: boolean }> {
  const { PAYLOADS } = await site.env()
  const { keys } = await PAYLOADS.list({ prefix: 'payload:' })
  const [key] = keys.filter(({ name }) => name.endsWith(':ar:faq?category=site'))
  const text = (key && (await PAYLOADS.get(key.name))) ?? '{}'
  return { version: JSON.parse(text).version, hasPublished: text.includes(published) }
}

describe('a replica that has not seen the last publication', () => {
  let version = 100
  beforeEach(async () => {
    version += 10
    await publish('REPLICA', former, version - 1)
    await publish('DB', published, version)
    await site.isolate()
  })

  it('is not read by an isolate that has read what was published', async () => {
    expect(await read(page, 'clock=+0')).toBe(published)
    expect(await read(otherPage, 'replica=near')).toBe(published)
  })

  it('takes nothing back from a page, however often its version is asked for', async () => {
    expect(await read(page, 'clock=+0')).toBe(published)
    for (const seconds of [11, 22, 33]) {
      // The first response comes from memory and checks the version in the background.
      await read(page, `replica=near, clock=+${seconds}`)
      expect(await read(page, `replica=near, clock=+${seconds}`)).toBe(published)
    }
    expect(await storedEntry()).toEqual({ version, hasPublished: true })
  })

  it('is not believed where the version is known from elsewhere', async () => {
    const { PAYLOADS } = await site.env()
    await PAYLOADS.put('content-version', String(version))
    // D1 does not answer, so the version comes from KV and no bookmark is known.
    await read('/en/sla', 'd1=fail')
    expect(await read(page, 'replica=near')).toBe(published)
  })

  it('is not counted for the statistics either', async () => {
    const { DB, PAYLOADS } = await site.env()
    await DB.prepare(
      `INSERT OR IGNORE INTO usefulness_votes VALUES ('faq', 'x', '2020-01-01', 'yes', '[]', 'ar', 0)`,
    ).run()
    await PAYLOADS.put('content-version', String(version))
    await read('/en/sla', 'd1=fail')
    const headers = { 'x-fault': 'replica=near' }
    const answer = await site.ask('/en/open-data/statistics/pages.csv', { headers })
    expect(await answer.text()).toContain('/en/faq,1,0,100')
  })

  it('does not replace the newer entry that another isolate has stored', async () => {
    expect(await read(page, 'clock=+0')).toBe(published)
    await site.isolate()
    // A cold isolate without edge cache takes the replica's version until it reads the entry.
    expect(await read(page, 'replica=near, cache=fail')).toBe(published)
    expect(await storedEntry()).toEqual({ version, hasPublished: true })
  })
})
