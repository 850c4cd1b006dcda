import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { AlertRule } from '#domain/alerts/alert-rules'
import { sentPrefix } from '../../faults/worker/fault'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

const to = 'operators@authority.example'
const t = translators.en

let site: Site
beforeAll(async () => {
  site = await openSite({
    faulty: true,
    vars: { ALERT_MAIL_TO: to, ALERT_MAIL_LOCALE: 'en', MAIL_FROM_NAME: 'Site' },
  })
})
afterAll(() => site.close())

interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Each test has its own week: what isolate and stores know of another one is long past. */
let week = 0
beforeEach(async () => {
  week += 1
  const { DB, PAYLOADS } = await site.env()
  await DB.exec('DELETE FROM alerts')
  await DB.exec('DELETE FROM failure_counts')
  await DB.exec('DELETE FROM mails')
  const { keys } = await PAYLOADS.list({ prefix: sentPrefix })
  for (const { name } of keys) await PAYLOADS.delete(name)
  await (await site.env()).OUTBOX.delete('alerts')
})

/** Runs the jobs of a minute of the test under faults. */
const cron = (minute: number, faults = '') =>
  site.cron([faults, `clock=+${week * 604_800 + minute * 60}`].filter(Boolean).join(', '))

async function cronAll(from: number, until: number, faults?: string) {
  for (let minute = from; minute < until; minute += 1) await cron(minute, faults)
}

async function sentMails(): Promise<SentMail[]> {
  const { PAYLOADS } = await site.env()
  const { keys } = await PAYLOADS.list({ prefix: sentPrefix })
  const mails = await Promise.all(keys.map(({ name }) => PAYLOADS.get<SentMail>(name, 'json')))
  return mails.flatMap((mail) => (mail?.to === to ? [mail] : []))
}

const title = (rule: AlertRule) => t(`deskOperations.alerts.rules.${rule}`)
const subject = (kind: 'begin' | 'repeat' | 'end', rule: AlertRule) =>
  t(`mail.alert.subjects.${kind}`, { title: title(rule), host: 'localhost:8787' })
const subjects = async () => (await sentMails()).map((mail) => mail.subject)

const stuckMail = async () => {
  const { DB } = await site.env()
  await DB.exec(
    "INSERT INTO mails (about, template, locale, recipient, recipient_hash, reference, created_at, next_at, attempts) VALUES ('x', 'registered', 'en', 'sara@visitor.example', 'x', 'INFO-1000000003', 1, 4102444800000, 1)",
  )
}
const dropMails = async () => (await site.env()).DB.exec('DELETE FROM mails')

describe('operators', () => {
  it('hear that mail is late and that it is not any more, once each', async () => {
    await stuckMail()
    await cronAll(0, 12)
    expect(await subjects()).toEqual([subject('begin', 'mail')])
    const [mail] = await sentMails()
    expect(mail?.text).toContain(title('mail'))
    expect(mail?.text).toContain('/en/staff/operations')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/INFO-|visitor\.example|sara/)
    await dropMails()
    await cronAll(12, 30)
    expect((await subjects()).toSorted()).toEqual(
      [subject('begin', 'mail'), subject('end', 'mail')].toSorted(),
    )
  })

  it('hear of mails to many that the queue has given up', async () => {
    const { DB } = await site.env()
    const key = "'2026-11', 'reader', 'failed', 1"
    await DB.exec(`INSERT INTO newsletter_deliveries VALUES (${key})`)
    await DB.exec(
      "INSERT INTO newsletter_sendings (issue, status, publisher, starts_at, failed_at) VALUES ('2026-11', 'paused', 'publisher', 1, 1)",
    )
    await cronAll(0, 8)
    expect(await subjects()).toEqual([subject('begin', 'mail')])
    expect((await sentMails())[0]?.text).toContain(t('mail.alert.failed', { count: 1 }))
    await DB.exec('DELETE FROM newsletter_sendings')
    await DB.exec('DELETE FROM newsletter_deliveries')
  })

  it('hear nothing of what comes and goes', async () => {
    for (let minute = 0; minute < 24; minute += 1) {
      await (minute % 4 < 2 ? stuckMail().catch(() => undefined) : dropMails())
      await cron(minute)
    }
    expect(await subjects()).toEqual([])
  })

  it('hear of an outage of D1 while it lasts, and of its end', async () => {
    await cron(0)
    await cronAll(1, 8, 'd1=fail')
    expect(await subjects()).toEqual([subject('begin', 'd1')])
    // What failed meanwhile is known for ten minutes more.
    await cronAll(8, 42)
    expect((await subjects()).toSorted()).toEqual(
      [subject('begin', 'd1'), subject('end', 'd1')].toSorted(),
    )
    const rows = await readRows(site, "SELECT opened_at, owed FROM alerts WHERE rule = 'd1'")
    expect(rows).toEqual([{ opened_at: null, owed: null }])
  })

  it('hear of failures of KV by their codes', async () => {
    await cronAll(0, 16, 'kv=fail')
    expect(await subjects()).toEqual([subject('begin', 'kv')])
    expect((await sentMails())[0]?.text).toContain('KV GET')
  })

  it('hear of what could not be mailed once mail goes again', async () => {
    await stuckMail()
    await cronAll(0, 10, 'mail=fail')
    expect(await subjects()).toEqual([])
    await cron(10)
    expect(await subjects()).toEqual([subject('begin', 'mail')])
  })
})

it('nobody is told, and nothing is looked at, without an address', async () => {
  const silent = await openSite({ faulty: true })
  try {
    const { DB } = await silent.env()
    await silent.cron()
    const { results } = await DB.prepare('SELECT * FROM alerts').all()
    expect(results).toEqual([])
    const jobs = await DB.prepare('SELECT job FROM job_runs WHERE failed_at IS NOT NULL').all()
    expect(jobs.results).toEqual([])
  } finally {
    await silent.close()
  }
})
