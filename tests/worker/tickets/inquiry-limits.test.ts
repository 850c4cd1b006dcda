import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { askAfter } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows } from '../../support/rows'
import { isSoak, some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ samples: true })
})
afterAll(() => site.close())

const owner = 'visitor@example.com'

describe('wrong tries', () => {
  const path = '/en/contact/inquiry'
  const wrong = (visitor: Record<string, string>) =>
    askAfter(site, path, 'INFO-9999', owner, visitor)
  beforeEach(async () => {
    const { DB } = await site.env()
    await DB.prepare('DELETE FROM rate_limit_hits').run()
  })

  it.each(some(locales, 1))(
    'are five in a quarter of an hour; the sixth in %s is 429',
    async (locale) => {
      const place = routePath('inquiry', locale)
      const visitor = newVisitor()
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await askAfter(site, place, 'INFO-9999', owner, visitor)).status).toBe(422)
      }
      for (const number of ['INFO-9999', 'INFO-1234']) {
        const reply = await askAfter(site, place, number, owner, visitor)
        expect(reply.status).toBe(429)
        const seconds = Number(reply.headers.get('retry-after'))
        expect(seconds).toBeGreaterThan(800)
        expect(seconds).toBeLessThanOrEqual(900)
        expect(mainOf(reply.text)).toContain(translators[locale]('answer.limited'))
        expect(reply.text).toContain(`value="${owner}"`)
        expect(await findMarkupErrors(reply.text)).toEqual([])
      }
      expect((await askAfter(site, place, 'INFO-1234', owner)).status).toBe(303)
    },
  )

  it('do not count what was right, or no address at all', async () => {
    const visitor = newVisitor()
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await askAfter(site, path, 'INFO-1234', owner, visitor)).status).toBe(303)
      expect((await askAfter(site, path, 'INFO-1234', 'none', visitor)).status).toBe(422)
    }
    expect(await countRows(site, 'rate_limit_hits')).toBe(0)
  })

  it('are counted by network, not by forwarding headers', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const visitor = {
        'cf-connecting-ip': `2001:db8:5:5:${turn}::1`,
        'x-forwarded-for': `10.0.0.${turn}`,
      }
      expect((await wrong(visitor)).status).toBe(422)
    }
    expect((await wrong({ 'cf-connecting-ip': '2001:db8:5:5:9::1' })).status).toBe(429)
    expect((await wrong({ 'cf-connecting-ip': '2001:db8:5:6::1' })).status).toBe(422)
  })

  it('about one number are fifty in an hour, wherever they come from', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () => askAfter(site, path, 'INFO-1234', 'x@example.com')),
    )
    const reply = await askAfter(site, path, 'INFO-1234', owner)
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(900)
    expect((await askAfter(site, path, 'COMP-1000000018', owner)).status).toBe(303)
  })

  it('are no more when they all come at once', async () => {
    const visitor = newVisitor()
    const reply = await Promise.all(Array.from({ length: 20 }, () => wrong(visitor)))
    const statuses = reply.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(5).fill(422), ...Array(15).fill(429)])
    expect(await countRows(site, 'rate_limit_hits')).toBe(10)
  })

  it('do not count what can be no number', async () => {
    const visitor = newVisitor()
    for (const typed of ['nonsense', 'INFO-12', 'I do not know', 'NEWS-1234', '1', 'INFO', '???']) {
      const reply = await askAfter(site, path, typed, owner, visitor)
      expect(reply.status).toBe(422)
      expect(mainOf(reply.text)).toContain(translators.en('answer.unfound.title'))
    }
    expect(await countRows(site, 'rate_limit_hits')).toBe(0)
  })

  it.each(['INFO-1234.', 'INFO-1234،', 'رقم الطلب: INFO-1234', 'INFO 1234', 'ＩＮＦＯ－１２３４'])(
    'are none when a number is typed as %s',
    async (typed) => {
      expect((await askAfter(site, path, typed, owner)).status).toBe(303)
    },
  )

  it('are forgotten in time', async () => {
    const visitor = newVisitor()
    for (let turn = 0; turn < 5; turn += 1) await wrong(visitor)
    const { DB } = await site.env()
    await DB.prepare('UPDATE rate_limit_hits SET at = at - 901000').run()
    expect((await askAfter(site, path, 'INFO-1234', owner, visitor)).status).toBe(303)
  })
})

describe.runIf(isSoak)('the time an answer takes', () => {
  it('does not tell a wrong address from an unknown number', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const kinds = { known: 'INFO-1234', unknown: 'INFO-5678' } as const
    const { DB } = await site.env()
    for (let turn = 0; turn < 1_000; turn += 1) {
      // Resets the limit of fifty attempts per reference.
      if (turn % 20 === 0) await DB.prepare('DELETE FROM rate_limit_hits').run()
      const order = turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const started = performance.now()
        expect(
          (await askAfter(site, '/contact/inquiry', kinds[kind], 'x@example.com')).status,
        ).toBe(422)
        times[kind].push(performance.now() - started)
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.95)
    expect(ratio).toBeLessThan(1.05)
  }, 600_000)
})
