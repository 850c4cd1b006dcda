import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { makeQuestion } from '#worker/captcha/question'
import { askAfter, post, readOpened, solveAltcha, stateOf } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { proveWork } from '../../support/forms/step-up'
import { workAt } from '../../support/forms/work-at'
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
    // By address, by number, and by address with number or e-mail.
    expect(await countRows(site, 'rate_limit_hits')).toBe(20)
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

describe('people behind one address', () => {
  const path = '/en/contact/inquiry'
  beforeEach(async () => {
    const { DB } = await site.env()
    await DB.prepare('DELETE FROM rate_limit_hits').run()
  })

  const ask = async (
    address: Record<string, string>,
    fields: { ticketNumber: string; email: string },
    isProven = true,
  ) => {
    const proof: Record<string, string> = isProven ? { altcha: await proveWork('inquiry') } : {}
    return post(site, path, { form: 'inquiry', ...fields, ...proof }, address)
  }

  /** Five wrong tries of five people. */
  async function spend(address: Record<string, string>) {
    for (let index = 0; index < 5; index += 1) {
      const fields = { ticketNumber: `INFO-500${index}`, email: `p${index}@example.com` }
      expect((await ask(address, fields, false)).status).toBe(422)
    }
  }

  it.each(locales)('go on after five wrong tries of others, told in %s', async (locale) => {
    const address = newVisitor()
    await spend(address)
    const right = { ticketNumber: 'INFO-1234', email: owner }
    const place = routePath('inquiry', locale)
    const refused = await post(site, place, { form: 'inquiry', ...right }, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    const t = translators[locale]
    for (const text of [
      'answer.limited',
      'answer.stepUp.either',
      'form.captcha.workOnly',
    ] as const) {
      expect(mainOf(refused.text)).toContain(t(text))
    }
    expect(refused.text).toContain(`value="${owner}"`)
    expect(await findMarkupErrors(refused.text)).toEqual([])
    const { captcha } = stateOf(readOpened(refused.text))
    const altcha = await solveAltcha(captcha?.challenge ?? '')
    const found = await post(site, place, { form: 'inquiry', ...right, altcha }, address)
    expect(found.status).toBe(303)
    expect((await post(site, place, { form: 'inquiry', ...right, altcha }, address)).status).toBe(
      429,
    )
  })

  it.each([
    [
      'one number',
      (index: number) => ({ ticketNumber: 'INFO-1234', email: `x${index}@example.com` }),
    ],
    ['one e-mail', (index: number) => ({ ticketNumber: `INFO-600${index}`, email: owner })],
  ])('try %s no more often than without a proof', async (_, fieldsOf) => {
    const address = newVisitor()
    for (let index = 0; index < 5; index += 1) {
      expect((await ask(address, fieldsOf(index))).status).toBe(422)
    }
    const reply = await ask(address, fieldsOf(9))
    expect(reply.status).toBe(429)
    expect(stateOf(readOpened(reply.text)).captcha).toBeNull()
    const spelled = { ...fieldsOf(8), email: fieldsOf(8).email.toUpperCase() }
    expect((await ask(address, spelled)).status).toBe(429)
  })

  it('try fifty times in a quarter of an hour, all of them proven', async () => {
    const address = newVisitor()
    const fieldsOf = (index: number) => ({
      ticketNumber: `INFO-${7_000 + index}`,
      email: `y${index}@example.com`,
    })
    const replies = await Promise.all(
      Array.from({ length: 55 }, (_, index) => ask(address, fieldsOf(index))),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(50).fill(422), ...Array(5).fill(429)])
    expect((await ask(address, { ticketNumber: 'INFO-1234', email: owner })).status).toBe(429)
  })

  it('do not get by with the sum, which costs a program nothing', async () => {
    const address = newVisitor()
    await spend(address)
    const { text, token } = await makeQuestion(
      workAt(Date.now()),
      translators.en,
      'inquiry:step-up',
    )
    const [, left, right] = /(\d+) \+ (\d+)/.exec(text) ?? []
    const answer = { captchaToken: token, captchaAnswer: String(Number(left) + Number(right)) }
    const fields = { form: 'inquiry', ticketNumber: 'INFO-1234', email: owner, ...answer }
    expect((await post(site, path, fields, address)).status).toBe(429)
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
