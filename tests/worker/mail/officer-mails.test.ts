import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { createDatabase } from '#db/client'
import { type Keyring, openKeyring } from '#db/privacy/keyring'
import { insertRow } from '#db/seed/seed-sql'
import { markTicketSeen } from '#db/staff/notifications'
import { assignTickets } from '#db/tickets/assign'
import { transitionTicket } from '#db/tickets/status-transitions'
import { addDays, dayMs, riyadhDate } from '#domain/dates/calendar'
import type { Status } from '#domain/tickets/status'
import { type NotifyOfficersDeps, notifyOfficers } from '#worker/jobs/notify-officers'
import { type SendMailDeps, sendMails } from '#worker/mail/send-mails'
import { openDatabase, type TestDatabase } from '../../db/database'
import { record } from '../../db/records'
import { emptyTables } from '../../db/seed/tables'
import { makeActor } from '../../support/actor'
import {
  officerAddress as addressOf,
  type Person,
  numberedReference as referenceOf,
  type TicketState,
  writeOfficer,
  writeTicket,
} from '../../support/mail/officer-rows'
import { findMailErrors } from '../../support/markup'
import { readWorkerSecrets } from '../../support/secret'
import { runStatements } from '../../support/statements'

/** Sunday; Monday is a holiday. */
const sunday = '2026-11-22'
const days = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, next: 7 }
const dayOf = (name: keyof typeof days) => addDays(sunday, days[name])
const instant = (day: string, time: string) => Date.parse(`${day}T${time}+03:00`)
const eight = (day: string) => instant(day, '08:00:00')
const noon = instant(sunday, '12:00:00')
const holidays = [record('holiday', 'holiday', { date: dayOf('monday'), body: { days: 1 } })]

interface Message {
  to: string
  subject: string
  text: string
  html: string
}

let database: TestDatabase
let keyring: Keyring
beforeAll(async () => {
  database = await openDatabase(holidays)
  const { DATA_KEY: encryption, HASH_KEY: hash } = readWorkerSecrets()
  keyring = await openKeyring({ encryption, hash })
})
afterAll(() => database.close())

let sent: Message[] = []
const tables = ['submissions', 'mails', 'teams', 'staff', 'accounts']
beforeEach(async () => {
  sent = []
  await emptyTables(database.d1, tables)
})

interface Options {
  isForOfficers?: boolean
  d1?: D1Database
}

function depsAt(now: number, { isForOfficers = true, d1 = database.d1 }: Options = {}) {
  const deps = {
    env: {
      ...readWorkerSecrets(),
      MAIL: {
        async send(message: Message) {
          sent.push(message)
        },
      },
    },
    deployment: {
      mailFrom: 'no-reply@example.com',
      mail: {
        transport: 'binding',
        senderName: '',
        replyTo: '',
        replyDomain: '',
        isForOfficers,
      },
      origin: 'https://example.com',
    },
    isolate: { keyrings: new Map() },
    primary: createDatabase(d1),
    db: createDatabase(d1),
    now,
    requestId: 'request',
  }
  return deps as unknown as NotifyOfficersDeps & SendMailDeps
}

/** The jobs of one minute. */
async function runMinute(now: number, options?: Options): Promise<void> {
  const deps = depsAt(now, options)
  await notifyOfficers(deps)
  await sendMails(deps)
}

async function addOfficer(id: string, person?: Person): Promise<void> {
  await runStatements(database.d1, await writeOfficer(keyring, id, person))
}

async function addTicket(number: number, state?: TicketState): Promise<string> {
  await runStatements(database.d1, writeTicket(number, state))
  return referenceOf(number)
}

const actorOf = (id: string, at = noon) =>
  makeActor({ actor: id, role: 'case_officer', requestId: null, at })
const assign = (references: readonly string[], to: string, by: string, at = noon) =>
  assignTickets(database.db, references, to, actorOf(by, at))
/** A step of the sender; without a reply by mail it has no entry in the audit log. */
const senderActs = (reference: string, from: Status, at = noon) =>
  transitionTicket(database.db, { reference, from, since: 2, to: 'in_review', at, dueOn: null })
const mailsTo = (id: string) => sent.filter(({ to }) => to === addressOf(id))
const subjectsTo = (id: string) => mailsTo(id).map(({ subject }) => subject)

const t = translators.en

describe('an officer', () => {
  beforeEach(async () => {
    await Promise.all(
      ['reem', 'fahad', 'bystander'].map((id) => addOfficer(id, { reviewedOn: sunday })),
    )
  })

  it('is told once of a ticket that somebody else assigned, by number and link alone', async () => {
    await runStatements(database.d1, [
      "UPDATE officer_settings SET locale = 'ar' WHERE officer = 'reem'",
    ])
    const references = [await addTicket(1), await addTicket(2)]
    const [first = '', second = ''] = references
    await assign([first], 'fahad', 'reem')
    await assign([second], 'reem', 'fahad')
    await Promise.all([notifyOfficers(depsAt(noon)), notifyOfficers(depsAt(noon))])
    await runMinute(noon)
    await runMinute(noon + 60_000)
    expect(subjectsTo('fahad')).toEqual([t('mail.officer.one.assigned', { reference: first })])
    expect(subjectsTo('reem')).toEqual([
      translators.ar('mail.officer.one.assigned', { reference: second }),
    ])
    const [english] = mailsTo('fahad')
    const [arabic] = mailsTo('reem')
    expect(english?.text).toContain(`https://example.com/en/staff/requests/${first}\n`)
    expect(english?.text).toContain('https://example.com/en/staff/preferences\n')
    expect(arabic?.text).toContain(`https://example.com/staff/requests/${second}\n`)
    for (const { to: _, ...message } of sent) {
      expect(await findMailErrors(message.html)).toEqual([])
      expect(JSON.stringify(message)).not.toMatch(/canary|fahad|reem|bystander|hash-/)
    }
    expect(sent).toHaveLength(2)
  })

  it('is not told of what they assigned to themselves, opened, lost or switched off', async () => {
    const references = await Promise.all([1, 2, 3, 4].map((number) => addTicket(number)))
    const [own = '', opened = '', lost = '', off = ''] = references
    await assign([own], 'fahad', 'fahad')
    await assign([opened, lost], 'fahad', 'reem')
    await markTicketSeen(database.db, 'fahad', opened, noon)
    await assign([lost], 'reem', 'fahad')
    await runStatements(database.d1, [
      "UPDATE officer_settings SET mails = 'digest' WHERE officer = 'bystander'",
    ])
    await assign([off], 'bystander', 'reem')
    await runMinute(noon)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [addressOf('reem'), t('mail.officer.one.assigned', { reference: lost })],
    ])
    // What was not told is not told later either.
    await runStatements(database.d1, [
      "UPDATE officer_settings SET mails = 'assigned' WHERE officer = 'bystander'",
    ])
    await runMinute(noon + 60_000)
    expect(sent).toHaveLength(1)
  })

  it('is sent one mail for fifty assignments, and none twice if two runs overlap', async () => {
    const references = await Promise.all(
      Array.from({ length: 50 }, (_, number) => addTicket(number)),
    )
    await assign(references.slice(0, 30), 'fahad', 'reem')
    await notifyOfficers(depsAt(noon))
    await assign(references.slice(30), 'fahad', 'reem', noon + 1)
    await Promise.all([notifyOfficers(depsAt(noon + 1)), notifyOfficers(depsAt(noon + 1))])
    await sendMails(depsAt(noon + 2))
    await runMinute(noon + 60_000)
    expect(subjectsTo('fahad')).toEqual([
      t('mail.officer.subject', { count: 30 }),
      t('mail.officer.subject', { count: 20 }),
    ])
    const [first, second] = mailsTo('fahad')
    const named = (text = '') => new Set(text.match(/INFO-\d{10}/g)).size
    expect([named(first?.text), named(second?.text)]).toEqual([20, 20])
    expect(first?.text).toContain(t('mail.officer.more', { count: 10 }))
  })

  it('is told of a reply and a reopening of their tickets, and of referrals to their team', async () => {
    const replied = await addTicket(1, { status: 'needs_information', assignee: 'fahad' })
    const reopened = await addTicket(2, { status: 'closed', assignee: 'fahad' })
    const referred = await addTicket(3, { assignee: 'reem' })
    await runStatements(database.d1, [
      insertRow('teams', { id: 'data', nameAr: 'فريق', nameEn: 'Team', updatedAt: 1 }),
      insertRow('team_members', { team: 'data', member: 'fahad' }),
      insertRow('team_members', { team: 'data', member: 'reem' }),
    ])
    await senderActs(replied, 'needs_information')
    await senderActs(reopened, 'closed')
    await transitionTicket(database.db, {
      reference: referred,
      from: 'in_review',
      since: 2,
      to: 'referred',
      at: noon,
      dueOn: null,
      note: { ar: 'canary' },
      referral: { team: 'data', dueOn: dayOf('thursday') },
      entry: { ...actorOf('reem'), action: 'ticket.transitioned' },
    })
    await runMinute(noon)
    const mails = mailsTo('fahad')
    expect(mails.map(({ subject }) => subject)).toEqual([t('mail.officer.subject', { count: 3 })])
    const lines = mails[0]?.text.split('\n').filter(Boolean) ?? []
    const headings = (['referred', 'replied', 'reopened'] as const).map((reason) =>
      lines.indexOf(t(`mail.officer.many.${reason}`)),
    )
    const [afterReferred, afterReplied, afterReopened] = headings.map((at) => lines[at + 1])
    expect([afterReferred, afterReplied, afterReopened]).toEqual([referred, replied, reopened])
    expect(sent).toHaveLength(1)
  })

  it('is told of nothing without address, role or an enabled account, while away, nor where mail is off', async () => {
    await addOfficer('no-address', { hasAddress: false })
    await addOfficer('no-role', { roles: 'moderator' })
    await addOfficer('disabled', { disabledAt: 1 })
    await addOfficer('absent', { mails: 'assigned,digest' })
    await runStatements(database.d1, [
      insertRow('absences', { officer: 'absent', firstDay: sunday, lastDay: dayOf('tuesday') }),
    ])
    const ids = ['no-address', 'no-role', 'disabled']
    for (const [number, id] of ids.entries()) await assign([await addTicket(number)], id, 'reem')
    await addTicket(8, { assignee: 'absent', dueOn: sunday })
    await runMinute(noon)
    await runMinute(eight(dayOf('tuesday')))
    expect(mailsTo('absent')).toEqual([])
    sent = []
    await assign([await addTicket(9)], 'fahad', 'reem')
    await runMinute(noon, { isForOfficers: false })
    await runMinute(eight(dayOf('tuesday')), { isForOfficers: false })
    expect(sent).toEqual([])
    await runMinute(noon + 120_000)
    expect(sent).toEqual([])
    await runMinute(eight(dayOf('wednesday')))
    expect(mailsTo('absent')).toHaveLength(1)
  })
})

describe('the morning of a working day', () => {
  const due = (reason: 'due' | 'overdue', number: number) =>
    t(`mail.officer.one.${reason}`, { reference: referenceOf(number) })

  it('tells what is due on the next working day, from eight to midnight of the one before', async () => {
    await addOfficer('fahad', { mails: 'due' })
    await addTicket(1, { assignee: 'fahad', dueOn: dayOf('tuesday') })
    await addTicket(2, { assignee: 'fahad', dueOn: dayOf('wednesday') })
    await addTicket(3, { assignee: 'fahad', dueOn: dayOf('tuesday'), status: 'needs_information' })
    await addTicket(4, { assignee: null, dueOn: dayOf('tuesday') })
    const at = (day: string, time: string) => runMinute(instant(day, time))
    await at(sunday, '07:59:59')
    expect(sent).toEqual([])
    await at(sunday, '08:00:00')
    // Monday is a holiday: Tuesday follows Sunday.
    expect(subjectsTo('fahad')).toEqual([due('due', 1)])
    await at(sunday, '08:01:00')
    await at(dayOf('monday'), '08:00:00')
    expect(sent).toHaveLength(1)
    await at(dayOf('tuesday'), '23:59:59')
    expect(subjectsTo('fahad')).toEqual([due('due', 1), due('due', 2)])
    await at(dayOf('wednesday'), '00:00:00')
    expect(sent).toHaveLength(2)
  })

  it('tells on Thursday what is due on Sunday, and nothing at the weekend', async () => {
    await addOfficer('fahad', { mails: 'due' })
    await addTicket(1, { assignee: 'fahad', dueOn: dayOf('next') })
    for (const day of ['friday', 'saturday'] as const) await runMinute(eight(dayOf(day)))
    expect(sent).toEqual([])
    await runMinute(eight(dayOf('thursday')))
    expect(subjectsTo('fahad')).toEqual([due('due', 1)])
  })

  it('tells officer and supervisor once what is overdue, also after days without a run', async () => {
    await addOfficer('fahad', { mails: 'overdue', reviewedOn: addDays(sunday, -3) })
    await addOfficer('boss', { mails: 'overdue', roles: 'supervisor', reviewedOn: sunday })
    await addOfficer('bystander', { mails: 'overdue' })
    await addTicket(1, { assignee: 'fahad', dueOn: addDays(sunday, -3) })
    await addTicket(2, { assignee: 'fahad', dueOn: sunday })
    await addTicket(3, { assignee: null, dueOn: sunday })
    await addTicket(4, { assignee: 'fahad', dueOn: dayOf('wednesday') })
    await runMinute(instant(dayOf('tuesday'), '10:30:00'))
    const named = (id: string) =>
      mailsTo(id).map(({ text }) => [...new Set(text.match(/INFO-\d+/g))])
    expect(named('fahad')).toEqual([[referenceOf(1), referenceOf(2)]])
    expect(named('boss')).toEqual([[referenceOf(2), referenceOf(3)]])
    await runMinute(eight(dayOf('wednesday')))
    await runMinute(eight(dayOf('thursday')))
    expect(subjectsTo('fahad')).toEqual([
      t('mail.officer.subject', { count: 2 }),
      due('overdue', 4),
    ])
    expect(subjectsTo('boss')).toHaveLength(2)
    expect(mailsTo('bystander')).toEqual([])
  })

  it('sends a digest with what waits, once a day, and none if nothing does', async () => {
    await addOfficer('fahad', { mails: 'digest', kinds: 'TECH' })
    await addOfficer('reem', { mails: 'digest', locale: 'ar' })
    await addOfficer('boss', { mails: 'digest', roles: 'supervisor' })
    await addTicket(1, { assignee: 'fahad', dueOn: sunday })
    await addTicket(2, { assignee: 'fahad', dueOn: addDays(sunday, -3) })
    await addTicket(3, { assignee: 'fahad', status: 'needs_information' })
    await addTicket(4, { assignee: 'fahad', status: 'answered', dueOn: sunday })
    await addTicket(5, { kind: 'TECH', status: 'received', assignee: null })
    await senderActs(referenceOf(3), 'needs_information', noon - dayMs)
    const runs = () => notifyOfficers(depsAt(eight(sunday)))
    await Promise.all([runs(), runs()])
    await Promise.all([runMinute(eight(sunday)), runMinute(eight(sunday))])
    await runMinute(instant(sunday, '15:00:00'))
    expect(sent.map(({ to }) => to).toSorted()).toEqual([addressOf('boss'), addressOf('fahad')])
    const [digest] = mailsTo('fahad')
    const list = 'https://example.com/en/staff?view'
    const expected = [
      [t('mail.officer.digest.replied', { count: 1 }), `${list}=unseen`],
      [t('mail.officer.digest.overdue', { count: 1 }), `${list}=mine&due=over`],
      [t('mail.officer.digest.dueToday', { count: 1 }), `${list}=mine&due=today`],
      [t('mail.officer.digest.mine', { count: 3 }), `${list}=mine`],
      [t('mail.officer.digest.unassigned', { count: 1 }), `${list}=new&kind=TECH`],
    ]
    for (const lines of expected) expect(digest?.text).toContain(`${lines.join('\n')}\n`)
    expect(digest?.text).not.toMatch(/INFO-|canary/)
    expect(await findMailErrors(digest?.html ?? '')).toEqual([])
    const [boss] = mailsTo('boss')
    expect(boss?.text).toContain(t('mail.officer.digest.overdue', { count: 1 }))
    expect(boss?.text).toContain(`${list}=overdue\n`)
    await runMinute(eight(dayOf('monday')))
    await runMinute(eight(dayOf('friday')))
    expect(sent).toHaveLength(2)
    await runMinute(eight(dayOf('tuesday')))
    expect(mailsTo('fahad')).toHaveLength(2)
  })

  it('goes on after a run that died between two officers, and tells nobody twice', async () => {
    const ids = Array.from({ length: 5 }, (_, at) => `officer-${at}`)
    for (const [at, id] of ids.entries()) {
      await addOfficer(id, { mails: 'digest,due' })
      await addTicket(at, { assignee: id, dueOn: dayOf('tuesday') })
    }
    let batches = 0
    const dying = new Proxy(database.d1, {
      get(target, name: keyof D1Database) {
        if (name !== 'batch') return target[name].bind(target)
        return (statements: D1PreparedStatement[]) => {
          batches += 1
          if (batches === 3) throw new Error('the worker was restarted')
          return target.batch(statements)
        }
      },
    })
    await expect(notifyOfficers(depsAt(eight(sunday), { d1: dying }))).rejects.toThrow('restarted')
    await runMinute(eight(sunday) + 60_000)
    await runMinute(eight(sunday) + 120_000)
    for (const id of ids) {
      expect([id, subjectsTo(id).length]).toEqual([id, 2])
    }
  })

  it('of yesterday is not sent today', async () => {
    await addOfficer('fahad', { mails: 'digest' })
    await addTicket(1, { assignee: 'fahad' })
    await notifyOfficers(depsAt(eight(sunday)))
    await sendMails(depsAt(eight(sunday) + dayMs))
    expect(sent).toEqual([])
    expect(riyadhDate(eight(sunday) + dayMs)).toBe(dayOf('monday'))
  })
})
