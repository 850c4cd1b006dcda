import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectDataOf, type Stores } from '#db/privacy/collect-personal-data'
import { exportPersonalData } from '#db/privacy/export-personal-data'
import { openKeyring } from '#db/privacy/keyring'
import { deleteExpired } from '#db/privacy/retention'
import { insertRow } from '#db/seed/seed-sql'
import { countNavigation } from '#db/staff/count-navigation'
import {
  countDigest,
  decideMails,
  listTold,
  listUndecided,
  reviewDueDays,
} from '#db/staff/notification-mails'
import { listUnseen, markTicketSeen } from '#db/staff/notifications'
import { encryptOfficerAddress, listRecipients, type Recipient } from '#db/staff/officer-settings'
import { countQueue, listQueue, type QueueQuery } from '#db/tickets/queue'
import { dayMs } from '#domain/dates/calendar'
import { officerMails } from '#domain/staff/notifications'
import { noQueueFilter } from '#domain/staff/queue'
import { statuses } from '#domain/tickets/status'
import { testSecret } from '../../support/actor'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'

const tickets = 20_000
const today = '2026-11-18'
const start = Date.UTC(2026, 10, 1)
const now = start + 17 * dayMs
const officer = 'officer-1'
const reader: QueueQuery = {
  ...noQueueFilter,
  view: 'unseen',
  reader: officer,
  today,
  finishedSince: start,
}
const recipient: Recipient = {
  officer,
  mails: [...officerMails],
  kinds: ['TECH'],
  locale: 'ar',
  email: 'locked',
  emailHash: 'hash',
  isSupervisor: true,
  reviewedOn: null,
}

/** One in fifty tickets, of all officers and statuses. */
const chosen = `SELECT '${officer}', reference, CASE WHEN rowid % 2 THEN 'replied' ELSE 'assigned' END, '1', ${start} FROM submissions WHERE rowid % 50 = 3`

let opened: TestDatabase
beforeAll(async () => {
  opened = await openDatabase()
  const status = `json_extract('${JSON.stringify(statuses)}', '$[' || (n % 9) || ']')`
  await opened.d1
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${tickets - 1})
      INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status, email,
        email_hash, answers, privacy_version, created_at, updated_at, due_on, assignee)
      SELECT 'INFO-' || (1000000000 + n), 'support', 'key-' || n, 'digest-' || n,
        CASE n % 3 WHEN 0 THEN 'INFO' ELSE 'TECH' END, 'ar', ${status}, '', 'hash-' || (n % 500), '',
        '', ${start} + (n % 20) * ${dayMs} - n, ${start} + n,
        date(${start / 1_000} + (n % 29) * 86400, 'unixepoch'),
        CASE n % 4 WHEN 0 THEN NULL ELSE 'officer-' || (n % 4) END
      FROM numbers`,
    )
    .run()
  const keyring = await openKeyring(testSecret)
  const email = await encryptOfficerAddress(keyring, officer, 'officer@example.com')
  await runStatements(opened.d1, [
    insertRow('accounts', { id: officer, identityHash: 'a', createdAt: 1, loggedInAt: now }),
    insertRow('staff', { id: officer, name: 'locked', roles: 'supervisor', loggedInAt: now }),
    insertRow('officer_settings', { officer, email, mails: 'digest', kinds: 'TECH' }),
    `INSERT INTO notifications (officer, reference, reason, occasion, at) ${chosen}`,
  ])
}, 60_000)
afterAll(() => opened.close())

const all = async <Row>(statement: string) =>
  (await opened.d1.prepare(statement).all<Row>()).results

describe('what an officer has not seen', () => {
  const expected = `SELECT DISTINCT reference FROM notifications JOIN submissions USING (reference)
    WHERE status IN ('received', 'in_review', 'needs_information', 'referred')
    AND (assignee IS NULL OR assignee = '${officer}')
    ORDER BY status = 'needs_information', due_on, created_at, reference`

  it('is listed as it is counted: open tickets of theirs or of nobody, the first due first', async () => {
    const rows = (await all<{ reference: string }>(expected)).map(({ reference }) => reference)
    expect(rows.length).toBeGreaterThan(50)
    const page = await listQueue(opened.db, reader, null, 1_000)
    expect(page.rows.map(({ reference }) => reference)).toEqual(rows)
    const { counts } = await countQueue(opened.db, reader)
    const { unseenTickets } = await countNavigation(opened.db, officer)
    expect([counts.unseen, unseenTickets]).toEqual([rows.length, rows.length])
    const [first = ''] = rows
    await markTicketSeen(opened.db, officer, first, now)
    expect((await countNavigation(opened.db, officer)).unseenTickets).toBe(rows.length - 1)
    expect((await countNavigation(opened.db, 'officer-2')).unseenTickets).toBe(0)
  })
})

describe('with twenty thousand tickets', () => {
  const key = { officer, reference: 'INFO-1000000002', reason: 'assigned', occasion: '1' } as const
  const works = {
    marks: (db) => listUnseen(db, officer).then(),
    'the counter': (db) => countNavigation(db, officer),
    'the list of what is unseen': (db) => listQueue(db, reader, null, 25),
    'the review of a day': (db) => reviewDueDays(db, recipient, { today, next: '2026-11-19' }, now),
    'the digest': (db) => countDigest(db, recipient, today),
    recipients: (db) => listRecipients(db, now),
    'what is not decided': (db) => listUndecided(db, 100).then(),
    'a decision': (db) => decideMails(db, { recipient, rows: [key] }, [key], now),
    'a mail': (db) => listTold(db, 'notify:officer-1:INFO-1000000002:assigned:1').then(),
    'opening a ticket': (db) => markTicketSeen(db, officer, key.reference, now).then(),
  } satisfies Record<string, Parameters<typeof recordStatements>[1]>

  it.each(Object.entries(works))('%s reads by index', async (_, work) => {
    const statements = await recordStatements(opened.d1, work)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = (await planOf(opened.d1, statement)).join('\n')
      expect([statement.text, plan]).toEqual([
        statement.text,
        expect.not.stringMatching(
          /SCAN (?:submissions|notifications|mails|accounts)(?! USING INDEX notifications_undecided)/,
        ),
      ])
    }
  })
})

describe('what is kept of officers', () => {
  it('is in the copy of their data, without the numbers of tickets, and ends in time', async () => {
    const keyring = await openKeyring(testSecret)
    const empty = { list: async () => ({ keys: [], list_complete: true }) }
    const stores = { DB: opened.d1, OUTBOX: empty, ATTACHMENTS: empty } as unknown as Stores
    const data = await collectDataOf(stores, { emailHash: null, accountId: officer })
    const { officers, notifications } = await exportPersonalData(
      { stores, keyring, data },
      null,
      now,
    )
    expect(officers).toEqual([
      { email: 'officer@example.com', locale: null, mails: ['digest'], kinds: ['TECH'] },
    ])
    expect(notifications.length).toBeGreaterThan(50)
    expect(JSON.stringify(notifications)).not.toContain('INFO-')
    const address = 'SELECT email IS NULL AS gone FROM officer_settings'
    await deleteExpired(opened.db, now + 29 * dayMs)
    expect(await all(address)).toEqual([{ gone: 0 }])
    await deleteExpired(opened.db, now + 31 * dayMs)
    expect(await all(address)).toEqual([{ gone: 1 }])
    expect(await listRecipients(opened.db, now)).toEqual([])
  })
})
