import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteStatusPayload } from '#client/pages/help/site-status/payload.ts'
import { locales, localPath } from '#domain/site/locale'
import { openSite, type Site } from '../../support/site'
import { childrenOf, childText, readXml } from '../../support/xml'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())
beforeEach(() => run('DELETE FROM status_days'))

async function run(statement: string): Promise<void> {
  const { DB } = await site.env()
  await DB.prepare(statement).run()
}

async function readStatus(fault = ''): Promise<SiteStatusPayload> {
  const response = await site.ask('/en/status/_payload.json', { headers: { 'x-fault': fault } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return ((await response.json()) as { payload: SiteStatusPayload }).payload
}

const statesOf = ({ parts }: SiteStatusPayload) =>
  Object.fromEntries(parts.map(({ name, state }) => [name, state]))
const all = (state: string) => ({
  pages: state,
  forms: state,
  mail: state,
  search: state,
  data: state,
})

describe('the state of this site', () => {
  it('is unknown until it was checked, and then what the check found', async () => {
    const before = await readStatus()
    expect([statesOf(before), before.checked, before.counted]).toEqual([all('unknown'), null, null])
    await site.cron()
    const after = await readStatus()
    expect(statesOf(after)).toEqual(all('working'))
    expect(after.checked?.date.iso).toBe('2026-11-28')
    expect(after.counted).toMatchObject({ checks: '1', since: { iso: '2026-11-28' } })
    expect(after.parts.map(({ share }) => share)).toEqual(Array(5).fill('100%'))
  })

  it('counts the failures of each part by day, rounded down', async () => {
    await run(`INSERT INTO status_days (day, checks, mail, checked_at, failing)
      VALUES ('2026-11-27', 1440, 1, 0, ''), ('2026-08-01', 1440, 1440, 0, '')`)
    await run(`INSERT INTO mails (about, template, locale, recipient, recipient_hash, reference,
      created_at, next_at, attempts) VALUES ('x', 'registered', 'en', '-', 'x', 'INFO-1000000003', 1, 4102444800000, 1)`)
    await site.cron()
    const status = await readStatus()
    expect(statesOf(status)).toEqual({ ...all('working'), mail: 'failing' })
    expect(status.counted).toMatchObject({ checks: '1,441', since: { iso: '2026-11-27' } })
    expect(status.parts.find(({ name }) => name === 'mail')?.share).toBe('99.86%')
    expect(status.parts.find(({ name }) => name === 'data')?.share).toBe('100%')
    await run("DELETE FROM mails WHERE about = 'x'")
  })

  it('is unknown again when no check was recorded for more than five minutes', async () => {
    await site.cron()
    await run('UPDATE status_days SET checked_at = checked_at - 301000')
    expect(statesOf(await readStatus())).toEqual(all('unknown'))
  })

  it('is unknown, never working, while the database is away', async () => {
    await site.cron()
    expect(statesOf(await readStatus('d1=fail'))).toEqual(all('unknown'))
  })
})

describe('the other platforms', () => {
  it('are not said to work: what is shown is what was announced', async () => {
    const { platforms } = await readStatus()
    expect(platforms).toHaveLength(5)
    expect(new Set(platforms.map(({ state }) => state))).toEqual(new Set(['unmeasured']))
  })

  it('show a fault that lasts, with its updates, and maintenance during its hours', async () => {
    await run(`UPDATE entries SET body = json_set(body, '$.until', null, '$.stage', 'identified')
      WHERE kind = 'maintenance' AND slug = 'halls-fault'`)
    const { platforms, current, planned, past } = await readStatus()
    expect(platforms.find(({ name }) => name === 'halls')?.state).toBe('fault')
    expect(current).toMatchObject([{ slug: 'halls-fault', ends: null, stage: 'identified' }])
    expect(current[0]?.updates).toHaveLength(2)
    const begins = planned.map(({ begins: { date } }) => date.iso)
    expect(begins).toEqual(begins.toSorted())
    expect(begins.length).toBeGreaterThan(1)
    expect(past.map(({ slug }) => slug)).toContain('operations-update')
  })
})

describe.each(locales)('the page in %s', (locale) => {
  const path = localPath('/status', locale)

  it('is never kept, and is in no site map', async () => {
    const response = await site.ask(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('id="halls-move"')
    expect(await (await site.ask('/sitemap.xml')).text()).not.toContain('/status')
    const moved = await site.ask(`${path}/`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path])
  })

  it('has a feed that is kept for a minute', async () => {
    const response = await site.ask(`${path}/feed.xml`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    const feed = readXml(await response.text())
    const entries = childrenOf(feed, 'entry')
    expect(entries.length).toBeGreaterThan(5)
    expect(entries.map((entry) => childText(entry, 'title'))).not.toContain('')
  })
})
