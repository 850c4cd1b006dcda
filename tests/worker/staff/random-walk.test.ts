import { beforeAll, expect, it } from 'vitest'
import { readHead } from '#db/audit/head'
import { auditTriggers, verifyChain } from '#db/audit/verify-chain'
import { createDatabase } from '#db/client'
import { openKeyring } from '#db/privacy/keyring'
import { attacks } from '../../db/audit/log'
import type { Browser } from '../../support/auth/browser'
import { type Officer, officers, prepareStaffSite } from '../../support/auth/staff-site'
import { createRandom } from '../../support/random'
import { readRows } from '../../support/rows'
import { isSoak } from '../../support/sample'
import { readDataSecrets } from '../../support/secret'

const steps = isSoak ? 2_000 : 100
const seed = isSoak ? Date.now() % 1_000_000 : 95
const opened = prepareStaffSite({ reads: 100_000 })
const keyring = await openKeyring(readDataSecrets())
const random = createRandom(seed)
const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

interface Person extends Officer {
  browser: Browser
  account: string
  isLoggedIn: boolean
  isDisabled: boolean
}
let boss: Person
let people: Person[]
let references: string[]
const comments = Array.from({ length: 9 }, (_, at) => `${at + 1}`.padStart(20, 'c'))
const counts = { stored: 0, refused: 0, attacks: 0 }

const read = (statement: string, ...values: unknown[]) =>
  readRows(opened.site, statement, ...values)
async function run(statements: string[]): Promise<void> {
  const { DB } = await opened.site.env()
  await DB.batch(statements.map((statement) => DB.prepare(statement)))
}

/** A browser keeps the cookie of a session that has ended. */
async function enter(officer: Officer): Promise<Browser> {
  const browser = await opened.enter(officer)
  const id = browser.cookies.get('__Host-session') ?? ''
  const { post } = browser
  return {
    ...browser,
    post: (path, fields) => {
      browser.cookies.set('__Host-session', id)
      return post(path, fields)
    },
  }
}

async function newPerson(officer: Officer): Promise<Person> {
  const browser = await enter(officer)
  const [session] = await read('SELECT account_id AS id FROM sessions ORDER BY rowid DESC LIMIT 1')
  return { ...officer, browser, account: `${session?.id}`, isLoggedIn: true, isDisabled: false }
}

beforeAll(async () => {
  boss = await newPerson({ ...officers.supervisor, sub: 'boss' })
  people = []
  for (const officer of Object.values(officers)) people.push(await newPerson(officer))
  const tickets = await read("SELECT reference FROM submissions WHERE kind IN ('TECH', 'INFO')")
  references = tickets.map(({ reference }) => `${reference}`)
  await run(
    comments.map(
      (id) => `INSERT INTO comments (id, form, page, visitor, text, locale, status, created_at)
        VALUES ('${id}', 'comment', 'faq', 'x', 'Words', 'en', 'held', 1)`,
    ),
  )
})

/** A request that writes, if the roles of whoever sends it allow it. */
async function act({ browser }: Person): Promise<number> {
  const reference = draw(references)
  const ticket = `/staff/requests/${reference}`
  const comment = draw(comments)
  const [found] = await read(
    'SELECT updated_at AS at FROM submissions WHERE reference = ?',
    reference,
  )
  const texts = {
    noteAr: 'نص الرد على الطلب.',
    noteEn: 'The text of the answer.',
    reason: 'The figure is wrong.',
  }
  const note = `Note ${Math.floor(random() * 1e9)}`
  const to = draw([
    'in_review',
    'needs_information',
    'answered',
    'rejected',
    'closed',
    'supplement',
    'correction',
  ])
  const requests: [string, Record<string, string>][] = [
    [ticket, { do: 'note', known: note, note }],
    [ticket, { do: 'take', version: `${found?.at}` }],
    [ticket, { do: 'assign', assignee: '' }],
    [ticket, { do: 'move', to, version: `${found?.at}`, ...texts }],
    ['/staff/teams', { do: 'save', version: '0', nameAr: 'فريق', nameEn: `Team ${note}` }],
    ['/staff', { do: 'assign', pick: reference }],
    ['/staff', { do: 'next' }],
    [
      '/staff/absences',
      { do: 'save', firstDay: '2026-12-01', lastDay: `2027-01-${10 + Math.floor(random() * 20)}` },
    ],
    ['/staff/absences', { do: 'remove' }],
    ['/staff', { do: 'find', q: 'visitor@example.com' }],
    ['/staff/moderation', { do: 'decide', [`decision-${comment}`]: 'published' }],
    ['/staff/moderation', { do: 'takeBack', id: comment }],
    ['/staff/moderation', { do: 'hold', id: comment }],
    ['/staff/accounts', { do: 'find', email: 'officer-1@example.com' }],
  ]
  return (await browser.post(...draw(requests))).status
}

/** Everything that the desk writes, as one text. */
async function readState(): Promise<string> {
  const tables = {
    audit_entries: 'sequence',
    submissions: 'updated_at',
    events: 'sequence',
    ticket_notes: 'at',
    amendments: 'at',
    teams: 'updated_at',
    absences: 'julianday(last_day)',
    releases: 'drafted_at',
    idempotency_keys: 'length(key)',
    comments: "instr('held published refused', status)",
    accounts: 'disabled_at',
  }
  const columns = Object.entries(tables).map(
    ([table, column]) => `(SELECT count(*) || ':' || sum(${column}) FROM ${table}) AS ${table}`,
  )
  const assigned = "(SELECT group_concat(coalesce(assignee, '')) FROM submissions) AS assigned"
  const [state] = await read(`SELECT ${columns.join()}, ${assigned}`)
  return JSON.stringify(state)
}

const readNewest = async () =>
  Number((await read('SELECT max(sequence) AS newest FROM audit_entries'))[0]?.newest ?? 0)

async function verify(): Promise<string[]> {
  const { DB, AUDIT } = await opened.site.env()
  const head = (await readHead(AUDIT))?.head ?? null
  return (await verifyChain(createDatabase(DB), keyring, { head, now: Date.now() })).problems
}

/** No entry is by an account after the entry that disabled it, save for its sessions. */
async function expectNothingAfterDisabling(from: number): Promise<void> {
  const entries = await read(
    'SELECT actor, action, subject FROM audit_entries WHERE sequence > ? ORDER BY sequence',
    from,
  )
  const disabled = new Set<unknown>()
  for (const { actor, action, subject } of entries) {
    if (action === 'account.disabled') disabled.add(subject)
    if (action === 'account.enabled') disabled.delete(subject)
    if (`${action}`.startsWith('session.')) continue
    expect([action, disabled.has(actor)]).toEqual([action, false])
  }
}

/** Sends a request; whoever has no session, or is disabled, writes nothing at all. */
async function request(person: Person): Promise<void> {
  const [before, newest] = [await readState(), await readNewest()]
  const status = await act(person)
  expect(status).toBeLessThan(500)
  if (status === 429) return logIn(person)
  if (person.isLoggedIn && !person.isDisabled) {
    const added = await read('SELECT actor FROM audit_entries WHERE sequence > ?', newest)
    expect(new Set(added.map(({ actor }) => actor)).size).toBeLessThanOrEqual(1)
    expect(added.every(({ actor }) => actor === person.account)).toBe(true)
    counts.stored += added.length
    return
  }
  expect(await readState()).toBe(before)
  counts.refused += 1
}

/** Through the desk; the boss has a limit of writes as well, and then another session. */
async function byBoss(fields: Record<string, string>): Promise<void> {
  const { status } = await boss.browser.post('/staff/accounts', fields)
  if (status !== 429) return expect(status).toBe(303)
  boss.browser = await enter(boss)
  await byBoss(fields)
}

async function disable(person: Person): Promise<void> {
  if (person.isDisabled) return
  const reason = { reasonAr: 'إساءة متكررة.', reasonEn: 'Repeated misuse', period: '0' }
  await byBoss({ do: 'disable', account: person.account, ...reason })
  Object.assign(person, { isDisabled: true, isLoggedIn: false })
}

async function enable(person: Person): Promise<void> {
  if (!person.isDisabled) return
  const [row] = await read('SELECT disabled_at AS since FROM accounts WHERE id = ?', person.account)
  await byBoss({ do: 'enable', account: person.account, since: `${row?.since}` })
  person.isDisabled = false
}

async function logIn(person: Person): Promise<void> {
  person.browser = await enter(person)
  person.isLoggedIn = true
}

async function endSession(person: Person): Promise<void> {
  const where = `WHERE account_id = '${person.account}'`
  const ways = [
    `DELETE FROM sessions ${where}`,
    `UPDATE sessions SET seen_at = seen_at - 901000 ${where}`,
    `UPDATE sessions SET created_at = created_at - 28801000 ${where}`,
  ]
  if (random() < 0.3) await person.browser.post('/auth/logout')
  else await run([draw(ways)])
  person.isLoggedIn = false
}

/** Requests in flight while the account is disabled. */
async function race(person: Person): Promise<void> {
  await Promise.all([act(person), act(person), disable(person), act(person)])
}

const restore = [
  'DELETE FROM audit_entries',
  'INSERT INTO audit_entries SELECT * FROM kept_entries',
  'DROP TABLE kept_entries',
  "DELETE FROM sqlite_sequence WHERE name = 'audit_entries'",
  "INSERT INTO sqlite_sequence SELECT 'audit_entries', max(sequence) FROM audit_entries",
]

/** Rewrites the log as a writer of D1 could, while the desk goes on, and puts it back. */
async function attack(person: Person): Promise<void> {
  const { AUDIT } = await opened.site.env()
  const newest = await readNewest()
  // What is not under the head yet may be deleted unnoticed.
  await expect.poll(async () => (await readHead(AUDIT))?.head.sequence).toBe(newest)
  const drop = Object.keys(auditTriggers).map((name) => `DROP TRIGGER ${name}`)
  const create = Object.values(auditTriggers)
  const [name, statements] = draw(Object.entries(attacks))
  const kept = 'CREATE TABLE kept_entries AS SELECT * FROM audit_entries'
  await run([kept, ...drop, ...statements, ...create])
  expect([name, await verify()]).not.toEqual([name, []])
  if (person.isLoggedIn && !person.isDisabled) await act(person)
  expect([name, await verify()]).not.toEqual([name, []])
  await run([...drop, ...restore, ...create])
  counts.attacks += 1
}

const kinds: (readonly [number, (person: Person) => Promise<void>])[] = [
  [60, request],
  [6, endSession],
  [12, logIn],
  [3, disable],
  [12, enable],
  [3, race],
  [4, attack],
]
const choices = kinds.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

it(
  `in ${steps} steps of officers, ended sessions, disabled accounts and attacks nothing is written without a session, and the log is right (seed ${seed})`,
  async () => {
    const first = await readNewest()
    for (let step = 0; step < steps; step += 1) {
      const kind = draw(choices)
      await kind(draw(people))
      expect([step, kind.name, await verify()]).toEqual([step, kind.name, []])
      await expectNothingAfterDisabling(first)
    }
    expect(counts.stored).toBeGreaterThan(steps / 15)
    expect(counts.refused).toBeGreaterThan(steps / 15)
    expect(counts.attacks).toBeGreaterThan(1)
  },
  isSoak ? 1_800_000 : 180_000,
)
