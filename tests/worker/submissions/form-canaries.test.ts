import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  askAfter,
  openForm,
  post,
  postJson,
  sendBody,
  solveAltcha,
  stateOf,
  supportFields,
} from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { formType } from '../../support/forms/posts'
import { dumpStored, forgetVisitors, readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
let mail: ReturnType<typeof watchMail>
beforeAll(async () => {
  site = await openSite()
  mail = watchMail(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  await forgetVisitors(site)
  mail.forget()
})

const typed = {
  fullName: 'canaryname\r\n{"level":"canaryline"}\u001b[31m',
  email: 'canarymail@example.com',
  message: 'canarymessage, with more than ten letters',
}
const headers = {
  'cf-connecting-ip': '203.0.113.99',
  'x-forwarded-for': 'canaryforwarded',
  'user-agent': 'canaryagent',
  referer: 'http://localhost:8787/en/contact?q=canaryreferer',
  cookie: '__Host-visitor=canaryvisitor.x; i18n_redirected=canarylocale; session=canarysession',
  'x-anything': 'canaryheader',
}
const path = '/en/contact?q=canaryquery'
const canaries = /canary|203\.0\.113\.99|example\.com/i

/** Sends a valid form as a browser does, then every kind of refused request. */
async function sendEverything() {
  const opened = await openForm(site, path, headers)
  const fields = supportFields(opened, typed)
  const statuses = [
    await post(site, path, fields, headers),
    await post(site, path, { ...fields, message: `${typed.message}!` }, headers),
    await post(site, path, { ...fields, email: 'canary@' }, headers),
    await post(site, path, { ...fields, mainType: 'canarykind', type: 'canarytopic' }, headers),
    await post(
      site,
      path,
      { ...supportFields(await openForm(site, path)), captchaAnswer: 'canary' },
      headers,
    ),
    await post(
      site,
      path,
      { ...fields, captchaToken: 'canarytoken', altcha: 'canaryproof' },
      headers,
    ),
    await post(site, path, { ...fields, idempotencyKey: 'canary key' }, headers),
    await post(site, path, { ...fields, form: 'canaryform' }, headers),
    await post(site, path, { ...fields, intent: 'switch' }, headers),
    await postJson(site, path, fields, headers),
    await sendBody(site, path, '{"fullName":"canary', {
      ...headers,
      'content-type': 'application/json',
    }),
    await sendBody(site, path, 'canary=%ff', { ...headers, 'content-type': formType }),
    await sendBody(site, path, 'canary'.repeat(20_000), { ...headers, 'content-type': formType }),
    await sendBody(site, path, 'canary', { ...headers, 'content-type': 'text/canary' }),
    await post(site, '/en/canarypage', fields, headers),
    await post(site, path, fields, { ...headers, origin: 'https://other.example/canary?canary' }),
    await askAfter(site, '/contact/inquiry', 'canarynumber', typed.email, headers),
    await askAfter(site, '/contact/inquiry', 'INFO-1234', typed.email, headers),
    await post(site, '/faq', { form: 'feedback', answer: 'yes', reasons: 'canaryreason' }, headers),
    await post(site, '/faq?x=canary', { form: 'feedback', answer: 'yes' }, headers),
    await post(site, '/faq', { form: 'suggestion', comment: 'A clearer table' }, headers),
    await post(site, '/faq', { form: 'suggestion', comment: 'canary'.repeat(200) }, headers),
    await openForm(site, '/contact?receipt=canaryreceipt', headers),
    await openForm(site, '/contact/inquiry?result=canaryresult', headers),
  ].map(({ status }) => status)
  return { fields, statuses }
}

/** Renames the submissions table, so that D1 fails with its own error messages. */
async function withoutRequests(act: () => Promise<void>) {
  const { DB } = await site.env()
  await DB.prepare('ALTER TABLE submissions RENAME TO elsewhere').run()
  try {
    await act()
  } finally {
    await (await site.env()).DB.prepare('ALTER TABLE elsewhere RENAME TO submissions').run()
  }
}

/** Checks that every line is one event in JSON, without anything that was sent. */
async function expectCleanLog(): Promise<void> {
  const lines = await site.log()
  expect(lines.filter((line) => canaries.test(line))).toEqual([])
  for (const line of lines) {
    const { level, event } = JSON.parse(line)
    expect([level, event]).toEqual([
      expect.stringMatching(/^(info|warn|error)$/),
      expect.any(String),
    ])
  }
}

async function expectCleanStore(): Promise<void> {
  expect(await dumpStored(site)).not.toMatch(canaries)
  expect(await readRows(site, 'SELECT reference FROM submissions')).toHaveLength(1)
}

describe('what was typed, or said in a header, a cookie or an address', () => {
  it('is in no log line, column, outbox entry, key or mail, whatever became of it', async () => {
    const { statuses } = await sendEverything()
    expect(statuses[0]).toBe(303)
    for (const status of [400, 403, 404, 413, 415, 422]) expect(statuses).toContain(status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await site.cron()
    await expectCleanStore()
    const mails = await mail.sent(1)
    expect(mails.map(({ to }) => to)).toEqual([typed.email])
    expect(mails.filter(({ text, html }) => /canary/.test(text + html))).toEqual([])
    await expectCleanLog()
  })

  it('is nowhere either when D1 fails with an error message of its own', async () => {
    const before = (await site.log()).length
    await withoutRequests(async () => {
      const opened = await openForm(site, path)
      const altcha = await solveAltcha(stateOf(opened).captcha?.challenge ?? '')
      const reply = await post(site, path, supportFields(opened, { ...typed, altcha }), headers)
      expect(reply.status).toBe(303)
      const asked = await askAfter(site, '/contact/inquiry', 'INFO-1234', typed.email, {
        'cf-connecting-ip': '198.51.100.7',
      })
      expect(asked.status).toBe(503)
      const waiting = await dumpOutbox()
      expect(waiting).toContain('idempotencyKey')
      expect(waiting).not.toMatch(canaries)
      await site.cron()
    })
    const lines = (await site.log()).slice(before)
    expect(lines.some((line) => line.includes('"level":"warn"'))).toBe(true)
    expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true)
    await site.cron()
    await expectCleanStore()
    await expectCleanLog()
  })
})

async function dumpOutbox(): Promise<string> {
  const { OUTBOX } = await site.env()
  const { keys } = await OUTBOX.list()
  return JSON.stringify(await Promise.all(keys.map(({ name }) => OUTBOX.get(name))))
}
