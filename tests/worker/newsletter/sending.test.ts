import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { createDatabase } from '#db/client'
import { findSending, moveSending, scheduleSending } from '#db/newsletter/sendings'
import { endSubscription } from '#db/newsletter/subscriptions'
import { type Keyring, openKeyring } from '#db/privacy/keyring'
import { isNewsletterInterest } from '#domain/content/media/newsletter-issue'
import { locales } from '#domain/site/locale'
import { type SendIssuesDeps, sendIssues } from '#worker/newsletter-sending/send-issues'
import { openDatabase, type TestDatabase } from '../../db/database'
import { record } from '../../db/records'
import { emptyTables } from '../../db/seed/tables'
import { makeActor } from '../../support/actor'
import { makeSubscribers, storeSubscribers } from '../../support/forms/subscribers'
import { findMailErrors } from '../../support/markup'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'
import { readWorkerSecrets } from '../../support/secret'

const start = Date.now()
const minute = 60_000
const issue = '2026-11'
const actor = makeActor({ at: start, actor: 'publisher', role: 'publisher', requestId: null })
const item = (name: string, interests: string[] = []) => ({
  type: 'text' as const,
  title: `Title ${name}`,
  text: `Text <${name}>`,
  href: `/${name}`,
  interests: interests.filter(isNewsletterInterest),
})
const records = [
  record('newsletter-issue', issue, {
    date: '2026-11-01',
    title: (locale) => `Issue in ${locale}`,
    summary: 'Summary',
    body: {
      month: issue,
      introduction: 'Introduction',
      items: [item('all'), item('knowledge', ['knowledge']), item('news', ['news', 'training'])],
    },
  }),
]

type Message = Parameters<SendEmail['send']>[0] & {
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

let database: TestDatabase
let keyring: Keyring
beforeAll(async () => {
  database = await openDatabase(records)
  const { DATA_KEY: encryption, HASH_KEY: hash } = readWorkerSecrets()
  keyring = await openKeyring({ encryption, hash })
})
afterAll(() => database.close())

let sent: Message[] = []
beforeEach(async () => {
  sent = []
  const tables = ['subscriptions', 'newsletter_sendings', 'newsletter_deliveries', 'mails']
  await emptyTables(database.d1, tables)
})

type Send = (message: Message) => Promise<void>
const take: Send = async (message) => {
  sent.push(message)
}
/** An error as the mail service has it. */
const refusal = (code: string) => Object.assign(new Error(code), { code })

/** Runs the job of a minute, counted from the first. */
async function runMinute(at: number, send: Send = take, d1 = database.d1): Promise<void> {
  const deps = {
    env: { ...readWorkerSecrets(), MAIL: { send: (message: Message) => send(message) } },
    deployment: {
      mailFrom: 'no-reply@example.com',
      mail: { transport: 'binding', senderName: '', replyTo: '', replyDomain: '' },
      origin: 'https://example.com',
    },
    isolate: { keyrings: new Map() },
    primary: createDatabase(d1),
    now: start + at * minute,
    requestId: 'request',
  }
  await sendIssues(deps as unknown as SendIssuesDeps)
}

const find = () => findSending(database.db, issue)
const rows = async <T>(statement: string) => (await database.d1.prepare(statement).all<T>()).results
const statuses = async () => {
  const found = await rows<{ recipient: string; status: string }>(
    'SELECT recipient, status FROM newsletter_deliveries',
  )
  return new Map(found.map(({ recipient, status }) => [recipient, status]))
}

/** Stores subscribers, to whom the issue is sent from now on. */
async function prepare(count: number) {
  const subscribers = makeSubscribers(count)
  const hashes = await storeSubscribers(database.d1, keyring, subscribers)
  await scheduleSending(database.db, issue, start, actor)
  return subscribers.map((one, at) => ({ ...one, hash: hashes[at] ?? '' }))
}

describe('a mail of an issue', () => {
  it('is in the language of its reader, what interests them first, and nothing for others', async () => {
    const readers = await prepare(15)
    await runMinute(0)
    expect(sent).toHaveLength(15)
    for (const { email, locale, interest } of readers) {
      const { subject, text, html } = sent.find(({ to }) => to === email) ?? ({} as Message)
      expect(subject).toBe(`Issue in ${locale}`)
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
      const own = { knowledge: 'knowledge', news: 'news', training: 'news' }
      const name = own[interest as keyof typeof own]
      const places = ['knowledge', 'news', 'all'].map((one) => text.indexOf(`Title ${one}`))
      const [knowledge = -1, news = -1, common = -1] = places
      expect(common).toBeGreaterThan(0)
      expect([knowledge > 0, news > 0]).toEqual([name === 'knowledge', name === 'news'])
      if (name) expect(Math.max(knowledge, news)).toBeLessThan(common)
      const prefix = locale === 'ar' ? '' : '/en'
      expect(text).toContain(`https://example.com${prefix}/all`)
    }
  })

  it('follows nobody, and is left with one press of its reader alone', async () => {
    await prepare(2)
    await runMinute(0)
    for (const { html, text, headers } of sent) {
      expect(html).not.toMatch(/<img|<script|src=|url\(|utm_/)
      expect(html).toContain('Text &lt;all&gt;')
      expect(await findMailErrors(html)).toEqual([])
      const [leave = ''] = /https:\S+\/newsletter\/leave\?token=[\w-]+/.exec(text) ?? []
      expect(headers).toEqual({
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      expect(html).toContain(`href="${leave}"`)
    }
    const tokens = sent.map(({ headers }) => headers['List-Unsubscribe'])
    expect(new Set(tokens).size).toBe(2)
    const others = sent.map(({ html }) => html.replaceAll(/\?token=[\w-]+/g, ''))
    for (const [at, html] of others.entries()) {
      const name = sent[at]?.to ?? ''
      expect(html).not.toContain(name)
      expect(html).not.toContain('Sample Reader')
    }
  })

  it.each(locales)('says in %s why it comes and how to read it on the web', async (locale) => {
    await prepare(3)
    await runMinute(0)
    const t = translators[locale]
    const mail = sent.find(({ subject }) => subject === `Issue in ${locale}`)
    for (const key of ['why', 'web', 'leave'] as const)
      expect(mail?.text).toContain(t(`mail.issue.${key}`))
  })
})

describe('the job of the minute', () => {
  it('sends nothing before the time, nor a second time', async () => {
    await prepare(2)
    await runMinute(-1)
    expect(sent).toEqual([])
    for (let at = 0; at < 4; at += 1) await runMinute(at)
    expect(sent).toHaveLength(2)
    expect(await find()).toMatchObject({ status: 'finished', sent: 2, recipients: 2, unknown: 0 })
  })

  it('sends each mail once, when it runs several times at once', async () => {
    await prepare(40)
    await Promise.all([runMinute(0), runMinute(0), runMinute(0)])
    expect(new Set(sent.map(({ to }) => to)).size).toBe(40)
    expect(sent).toHaveLength(40)
    expect(await find()).toMatchObject({ sent: 40 })
  })

  it('lets codes and receipts go first', async () => {
    await prepare(1)
    await database.d1.exec(
      `INSERT INTO mails (about, template, locale, recipient, recipient_hash, reference, created_at, next_at, attempts) VALUES ('x', 'code', 'ar', '', 'h', 'INFO-1', ${start}, ${start}, 0)`,
    )
    await runMinute(0)
    expect(sent).toEqual([])
    await database.d1.exec('UPDATE mails SET next_at = NULL')
    await runMinute(1)
    expect(sent).toHaveLength(1)
  })

  it('sends nothing while it is paused, nor to who leaves before their turn', async () => {
    const readers = await prepare(30)
    await runMinute(0, async (message) => {
      await take(message)
      await moveSending(database.db, issue, 'paused', actor)
    })
    const early = sent.length
    expect(early).toBeLessThan(10)
    await runMinute(1)
    expect(sent).toHaveLength(early)
    const known = new Set(sent.map(({ to }) => to))
    const leaving = readers.filter(({ email }) => !known.has(email)).slice(0, 3)
    for (const { hash } of leaving) await endSubscription(database.db, hash, start)
    await moveSending(database.db, issue, 'resumed', actor)
    await runMinute(2)
    expect(await find()).toMatchObject({ status: 'finished', recipients: 30, sent: 27, left: 3 })
    expect(sent).toHaveLength(27)
    const reached = new Set(sent.map(({ to }) => to))
    expect(reached.size).toBe(27)
    expect(leaving.filter(({ email }) => reached.has(email))).toEqual([])
  })
})

describe('the mail service', () => {
  it.each([
    ['E_RECIPIENT_REJECTED', 'confirmed'],
    ['E_RECIPIENT_SUPPRESSED', 'left'],
  ])(
    'that refuses an address with %s gets it no more, and the others theirs',
    async (code, status) => {
      const [first] = await prepare(5)
      await runMinute(0, (message) =>
        message.to === first?.email ? Promise.reject(refusal(code)) : take(message),
      )
      await runMinute(1)
      await runMinute(3)
      expect(sent).toHaveLength(4)
      expect(await find()).toMatchObject({ status: 'finished', sent: 4, refused: 1, left: 0 })
      expect(
        await rows(`SELECT status FROM subscriptions WHERE email_hash = '${first?.hash}'`),
      ).toEqual([{ status }])
    },
  )

  it('that says no is asked again later, with growing pauses', async () => {
    await prepare(1)
    let asked = 0
    const tries: number[] = []
    for (let at = 0; at <= 16; at += 1) {
      const before = asked
      await runMinute(at, async () => {
        asked += 1
        throw refusal('E_DAILY_LIMIT_EXCEEDED')
      })
      if (asked > before) tries.push(at)
    }
    expect(tries).toEqual([0, 2, 6, 14])
    expect(await find()).toMatchObject({ status: 'sending', failures: 4 })
    await runMinute(30)
    expect(sent).toHaveLength(1)
  })

  it('that gives no answer is not asked again for the same mail, which is counted as unknown', async () => {
    await prepare(8)
    let isAway = true
    const send: Send = async (message) => {
      if (isAway) throw new Error('Network connection lost.')
      await take(message)
    }
    await runMinute(0, send)
    isAway = false
    for (const at of [1, 2, 3, 6]) await runMinute(at, send)
    const found = await find()
    expect(found?.status).toBe('finished')
    expect(found?.unknown).toBeGreaterThan(0)
    expect(found?.unknown).toBeLessThanOrEqual(4)
    expect(sent).toHaveLength(8 - (found?.unknown ?? 0))
  })

  it('that refuses the mail itself, or every address, pauses the sending', async () => {
    await prepare(60)
    await runMinute(0, () => Promise.reject(refusal('E_CONTENT_TOO_LARGE')))
    expect(await find()).toMatchObject({ status: 'paused', refused: 0 })
    await moveSending(database.db, issue, 'resumed', actor)
    await runMinute(1, () => Promise.reject(refusal('E_RECIPIENT_NOT_ALLOWED')))
    const found = await find()
    expect(found?.status).toBe('paused')
    expect(found?.refused).toBeLessThan(30)
  })
})

/** A database that is gone after some calls, as the process is that made them. */
function dieAfter(calls: number) {
  let left = calls
  const live = <T>(work: () => T): T => {
    left -= 1
    if (left < 0) throw new Error('killed')
    return work()
  }
  const guard = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name: keyof D1PreparedStatement) {
        if (name === 'bind') return (...values: unknown[]) => guard(target.bind(...values))
        const value = target[name]
        if (typeof value !== 'function') return value
        return (...args: never[]) => live(() => Reflect.apply(value, target, args))
      },
    })
  const d1 = new Proxy(database.d1, {
    get(target, name: keyof D1Database) {
      if (name === 'prepare') return (text: string) => guard(target.prepare(text))
      const value = target[name]
      return typeof value === 'function'
        ? (...args: never[]) => live(() => Reflect.apply(value, target, args))
        : value
    },
  })
  return { d1, live }
}

describe('an interrupted sending', () => {
  const count = isSoak ? 2_000 : 120
  it(`to ${count} readers ends with one mail for each, however often it dies`, async () => {
    const readers = await prepare(count)
    const random = createRandom(95)
    const leaving = new Set(readers.filter(() => random() < 0.05).map(({ hash }) => hash))
    const deaths = isSoak ? 6 : 2
    let at = 0
    for (let death = 0; death < deaths; death += 1) {
      const { d1, live } = dieAfter(10 + Math.floor((random() * count) / 3))
      // Some die before the mail is handed over, and some after.
      const isEarly = random() < 0.5
      const send: Send = async (message) => {
        if (isEarly) live(() => undefined)
        await take(message)
        if (!isEarly) live(() => undefined)
      }
      await runMinute(at, send, d1).catch(() => undefined)
      at += 5
      if (death > 0) continue
      for (const hash of leaving) await endSubscription(database.db, hash, start)
    }
    for (const end = at + 150; at < end; at += 5) await runMinute(at)

    const byAddress = Map.groupBy(sent, ({ to }) => to)
    const mailsOf = (email: string) => byAddress.get(email)?.length ?? 0
    const final = await statuses()
    const of = (status: string | undefined) =>
      readers.filter(({ hash }) => final.get(hash) === status)
    expect(of('sent').every(({ email }) => mailsOf(email) === 1)).toBe(true)
    expect(of('claimed').every(({ email }) => mailsOf(email) <= 1)).toBe(true)
    expect(of(undefined).every(({ email }) => mailsOf(email) === 0)).toBe(true)
    expect(of(undefined).every(({ hash }) => leaving.has(hash))).toBe(true)
    expect(of(undefined).length).toBeGreaterThan(0)
    // Four are on their way at a time.
    expect(of('claimed').length).toBeLessThanOrEqual(4 * deaths)
    expect(await find()).toMatchObject({
      recipients: count,
      sent: of('sent').length,
      unknown: of('claimed').length,
      left: of(undefined).length,
      refused: 0,
    })
  }, 300_000)
})
