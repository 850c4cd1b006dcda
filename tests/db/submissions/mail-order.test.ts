import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { mails } from '#db/schema/submissions'
import { hasEarlierMail, listDueMails, type Mail, settleMail } from '#db/submissions/mails'
import { type SendMailDeps, sendMails } from '#worker/mail/send-mails'
import { readDataSecrets } from '../../support/secret'
import { openDatabase, type TestDatabase } from '../database'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(mails)
})

const at = Date.parse('2026-11-20T09:00:00+03:00')
const mail = (about: string, createdAt: number, nextAt: number): Mail => ({
  about,
  template: about.endsWith(':registered') ? 'registered' : 'status',
  locale: 'en',
  recipient: '',
  recipientHash: 'hash',
  reference: about.split(':')[0] ?? '',
  createdAt,
  nextAt,
  attempts: 0,
  sentAt: null,
})

/**
 * The mail about the first transition failed once, so it is due after the mail about the second.
 */
const first = mail('INFO-1:status:9', at, at + 120_000)
const second = mail('INFO-1:status:10', at + 1, at + 1)
const other = mail('INFO-2:status:11', at + 2, at + 2)

it('a status mail waits until those about earlier events of its request have left', async () => {
  await database.db.insert(mails).values([first, second, other])
  const due = await listDueMails(database.db, at + 120_000, 10)
  expect(due.map(({ about }) => about)).toEqual([second.about, other.about, first.about])
  expect(await hasEarlierMail(database.db, second)).toBe(true)
  expect(await hasEarlierMail(database.db, first)).toBe(false)
  expect(await hasEarlierMail(database.db, other)).toBe(false)

  await settleMail(database.db, first.about, { nextAt: null, sentAt: at + 120_000 })
  expect(await hasEarlierMail(database.db, second)).toBe(false)
})

it('of two status mails of the same millisecond, the later event waits', async () => {
  const earlier = mail('DATA-1:status:9', at, at)
  const later = mail('DATA-1:status:10', at, at)
  await database.db.insert(mails).values([later, earlier])
  expect(await hasEarlierMail(database.db, later)).toBe(true)
  expect(await hasEarlierMail(database.db, earlier)).toBe(false)
})

it('a status mail waits for the one that says that the request is registered', async () => {
  const registered = mail('TECH-1:registered', at, at + 120_000)
  const status = mail('TECH-1:status:2', at, at)
  await database.db.insert(mails).values([registered, status])
  expect(await hasEarlierMail(database.db, status)).toBe(true)
})

it('a mail given up holds up no other', async () => {
  const given = mail('COMP-1:status:2', at, at)
  const next = mail('COMP-1:status:3', at + 1, at + 1)
  await database.db.insert(mails).values([given, next])
  await settleMail(database.db, given.about, { nextAt: null })
  expect(await hasEarlierMail(database.db, next)).toBe(false)
})

it('a status mail that waits for another makes room for others in the queue', async () => {
  const earlier = mail('SUGG-1:status:2', at, at + 600_000)
  const waiting = mail('SUGG-1:status:3', at + 1, at + 1)
  await database.db.insert(mails).values([earlier, waiting])
  const now = at + 120_000
  // The only due mail waits for an earlier one, so nothing is sent.
  const deployment = { mail: { transport: 'binding' } }
  await sendMails({ primary: database.db, now, deployment } as unknown as SendMailDeps)
  expect(await listDueMails(database.db, now, 10)).toEqual([])
  const later = await listDueMails(database.db, now + 60_000, 10)
  expect(later.map(({ about }) => about)).toEqual([waiting.about])
})

/** What sends one queued mail through a service that throws an error with this code. */
async function prepareSending(code: string): Promise<SendMailDeps> {
  const secrets = readDataSecrets()
  const keyring = await openKeyring(secrets)
  const recipient = await keyring.encrypt('visitor@example.com', 'recipient')
  const queued = mail('INFO-1:registered', at, at)
  await database.db.insert(mails).values([{ ...queued, recipient }])
  const send = () => Promise.reject(Object.assign(new Error('refused'), { code }))
  const deployment = {
    mailFrom: 'site@example.com',
    mail: { transport: 'binding', senderName: '', replyTo: '', replyDomain: '' },
    origin: 'https://example.com',
  }
  return {
    primary: database.db,
    now: at,
    requestId: 'test',
    deployment,
    isolate: { keyrings: new Map(['data', 'tokens'].map((name) => [name, keyring])) },
    env: { MAIL: { send } },
  } as unknown as SendMailDeps
}

it.each([
  ['E_RECIPIENT_SUPPRESSED', null],
  ['E_CONTENT_TOO_LARGE', null],
  ['E_HEADER_NOT_ALLOWED', null],
  ['E_SENDER_NOT_VERIFIED', at + 120_000],
  ['E_RATE_LIMIT_EXCEEDED', at + 120_000],
  ['E_INTERNAL_SERVER_ERROR', at + 120_000],
])('a mail refused with %s is tried again at %s', async (code, nextAt) => {
  await sendMails(await prepareSending(code))
  const [row] = await database.db.select().from(mails)
  expect([row?.sentAt, row?.nextAt]).toEqual([null, nextAt])
})
