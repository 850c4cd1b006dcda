import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { auditTriggers } from '#db/audit/verify-chain'
import { locales, localPath } from '#domain/site/locale'
import { attacks } from '../../db/audit/log'
import { readEntries } from '../../support/auth/audit-entries'
import { type Browser, createBrowser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf, tagsOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { some } from '../../support/sample'

const opened = prepareStaffSite()
const path = '/staff/audit'
const file = `${path}.csv`
const ticket = 'TECH-1000000026'
let auditor: Browser

async function run(...statements: string[]): Promise<void> {
  const { DB } = await opened.site.env()
  await DB.batch(statements.map((statement) => DB.prepare(statement)))
}

const triggersGone = Object.keys(auditTriggers).map((name) => `DROP TRIGGER ${name}`)
const triggersBack = Object.values(auditTriggers)
const restore = [
  'DELETE FROM audit_entries',
  'INSERT INTO audit_entries SELECT * FROM kept_entries',
  'DROP TABLE kept_entries',
  "DELETE FROM sqlite_sequence WHERE name = 'audit_entries'",
  "INSERT INTO sqlite_sequence SELECT 'audit_entries', max(sequence) FROM audit_entries",
]

/**
 * Changes the log as somebody with access to the database could, and puts it back. The reading of
 * the page is recorded before, and under the head.
 */
async function tampered(changes: readonly string[], look: () => Promise<void>): Promise<void> {
  await read(path)
  await opened.site.cron()
  const keep = 'CREATE TABLE kept_entries AS SELECT * FROM audit_entries'
  await run(keep, ...triggersGone, ...changes, ...triggersBack)
  try {
    await look()
  } finally {
    await run(...triggersGone, ...restore, ...triggersBack)
  }
}

beforeAll(async () => {
  auditor = await opened.enter(officers.auditor)
  const reem = await opened.enter(officers.reem)
  await run(`UPDATE submissions SET assignee = NULL WHERE reference = '${ticket}'`)
  await reem.post('/staff', { do: 'assign', pick: ticket })
  await opened.site.cron()
})
afterEach(() => opened.site.cron())

async function read(address: string): Promise<string> {
  const response = await auditor.open(address)
  expect([address, response.status]).toEqual([address, 200])
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.text()
}

describe.each(locales)('the audit log, in %s', (locale) => {
  const t = translators[locale]
  const there = (query = '') => localPath(path, locale) + query

  it('says who did what, by name, and that the chain is whole', async () => {
    const html = await read(there())
    const main = mainOf(html)
    expect(main).toContain(officers.reem.name)
    expect(main).toContain(t('desk.roles.case_officer'))
    expect(main).toContain(t('deskAudit.actions.ticket.assigned'))
    expect(main).toContain(ticket)
    expect(main).toContain(t('deskAudit.nobody'))
    expect(main).toContain(t('deskAudit.whole'))
    expect(await findMarkupErrors(html)).toEqual([])
  })

  it('links to no ticket', async () => {
    const links = tagsOf(await read(there())).map(({ attributes }) => attributes.href ?? '')
    expect(links.filter((link) => link.includes('/staff/requests'))).toEqual([])
    expect((await auditor.open(localPath(`/staff/requests/${ticket}`, locale))).status).toBe(403)
  })

  it('is narrowed by its address; unknown values narrow nothing', async () => {
    const assigned = t('deskAudit.actions.ticket.assigned')
    const rows = async (query: string) =>
      (await read(there(query))).match(/<tbody>.*<\/tbody>/s)?.[0] ?? ''
    for (const query of ['?subject=tech 1000000026', '?action=ticket.assigned', '?mode=changes']) {
      expect(await rows(query)).toContain(assigned)
    }
    expect(await rows('?action=nothing&from=2026-02-30&before=-1&actor=%27')).toContain(assigned)
    expect(await rows('?mode=readings')).not.toContain(assigned)
    for (const to of ['2020-01-01', '1/1/2020', '١/١/٢٠٢٠']) {
      expect(mainOf(await read(there(`?to=${to}`)))).toContain(t('deskAudit.empty'))
    }
  })
})

describe('a broken chain', () => {
  const changed = `(SELECT max(sequence) FROM audit_entries WHERE action = 'ticket.assigned')`

  const isBroken = (html: string) => html.includes('"desk-notice desk-notice--broken"')

  it('turns the head red and names the entry at its place and in the log', async () => {
    const change = `UPDATE audit_entries SET role = 'x' || role WHERE sequence = ${changed}`
    await tampered([change], async () => {
      const response = await auditor.open('/en/staff/audit')
      const html = await response.text()
      const incident = response.headers.get('x-request-id') ?? 'none'
      expect(isBroken(html)).toBe(true)
      expect(html.includes('<tr class="audit__break">')).toBe(true)
      expect(html.split(incident).length).toBeGreaterThan(2)
      const line = (await opened.site.log()).findLast((one) => one.includes('audit.chain'))
      expect(line).toContain(incident)
    })
    expect(isBroken(await read('/en/staff/audit'))).toBe(false)
  })

  it('also shows when the newest entry is missing', async () => {
    // The reading is recorded first, so that another entry is the newest.
    await read(path)
    const reem = await opened.enter(officers.reem)
    await reem.post('/auth/logout')
    const { DB } = await opened.site.env()
    const newest = await DB.prepare('SELECT max(sequence) AS at FROM audit_entries').first('at')
    await tampered([`DELETE FROM audit_entries WHERE sequence = ${newest}`], async () => {
      expect(mainOf(await read('/en/staff/audit'))).toContain(
        `Entry ${newest} does not fit the one before, or was deleted`,
      )
    })
  })
})

describe('a log that was rewritten', () => {
  const isBroken = (html: string) => html.includes('"desk-notice desk-notice--broken"')

  // All of them are checked in tests/db/audit/chain.test.ts.
  it.each(some(Object.entries(attacks), 4))('shows: %s', async (_, statements) => {
    // The reading of the page is recorded once; before the change.
    expect(isBroken(await read(path))).toBe(false)
    await tampered(statements, async () => {
      expect(isBroken(await read(path))).toBe(true)
      // The jobs of the minute seal nothing of it.
      await opened.site.cron()
      expect(isBroken(await read(path))).toBe(true)
    })
    expect(isBroken(await read(path))).toBe(false)
  })

  it('shows without a trigger, and without its head', async () => {
    const { AUDIT } = await opened.site.env()
    await run('DROP TRIGGER audit_entries_kept')
    const main = mainOf(await read(`/en${path}`))
    await run(auditTriggers.audit_entries_kept)
    expect(main).toContain('The log cannot be proved whole')
    const head = (await (await AUDIT.get('head.json'))?.text()) ?? ''
    await AUDIT.put('head.json', head.replace(/"hash":"./, '"hash":"!'))
    expect(isBroken(await read(path))).toBe(true)
    await AUDIT.put('head.json', head)
    expect(isBroken(await read(path))).toBe(false)
  })
})

describe('reading the log', () => {
  it('is an entry, once for the same filter', async () => {
    const before = await readEntries(opened, 'audit.read')
    await read(`${path}?subject=INFO-7654321`)
    await read(`${path}?subject=INFO-7654321`)
    const added = (await readEntries(opened, 'audit.read')).slice(before.length)
    expect(added).toHaveLength(1)
    expect(added[0]).toMatchObject({ role: 'auditor', subject: 'INFO-7654321' })
  })

  it('as a file has the same entries, and is an entry too', async () => {
    const response = await auditor.open(`${file}?action=ticket.assigned`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('content-disposition')).toMatch(/"audit-[\d-]+\.csv"/)
    const lines = (await response.text()).trimEnd().split('\r\n')
    expect(lines[0]).toBe('sequence,at,actor,name,role,action,subject,before,after,request_id,hash')
    expect(lines).toHaveLength(2)
    // An id may begin with a hyphen, which the file marks with an apostrophe.
    expect(lines[1]).toMatch(/\+03:00,'?[\w-]{22},ريم مثال,case_officer,ticket\.assigned,TECH-1/)
    const entries = await readEntries(opened, 'audit.exported')
    expect(entries.at(-1)).toMatchObject({ role: 'auditor', after: '{"entries":1}' })
  })

  it('shows its newest 50 and leads to the older ones', async () => {
    const many = `INSERT INTO audit_entries (at, actor, role, action) WITH RECURSIVE n(i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10005)
      SELECT 1000, 'many', 'operator', 'audit.read' FROM n`
    const rowsOf = (html: string) => html.match(/<time /g)?.length
    await tampered([many], async () => {
      const first = await read(`${path}?actor=many`)
      expect(rowsOf(first)).toBe(50)
      const link = tagsOf(first).find(({ attributes }) => attributes.href?.includes('before='))
      const second = await read(link?.attributes.href ?? '')
      expect(rowsOf(second)).toBe(50)
      const response = await auditor.open(`${file}?actor=many`)
      expect(response.headers.get('content-disposition')).toContain('-newest-10000.csv')
      expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(10_001)
    })
  })

  it('leads to nothing older where there are just 50', async () => {
    const fifty = `INSERT INTO audit_entries (at, actor, role, action) WITH RECURSIVE n(i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
      SELECT 1000, 'fifty', 'operator', 'audit.read' FROM n`
    await tampered([fifty], async () => {
      const html = await read(`${path}?actor=fifty`)
      expect(html.match(/<time /g)).toHaveLength(50)
      expect(html).not.toContain('before=')
    })
  })
})

describe('the log is closed', () => {
  it.each(['reem', 'moderator', 'supervisor'] as const)('to %s', async (name) => {
    const browser = await opened.enter(officers[name])
    for (const address of [path, file, `${path}/_payload.json`]) {
      expect([address, (await browser.open(address)).status]).toEqual([address, 403])
    }
    expect(await (await browser.open(path)).text()).toContain(translators.ar('desk.roles.auditor'))
  })

  it('to whoever is not logged in, and to forms', async () => {
    const nobody = createBrowser(opened.site)
    expect((await nobody.open(path)).status).toBe(302)
    expect((await nobody.open(file)).status).toBe(401)
    expect((await auditor.post(path, { do: 'find' })).status).toBe(405)
  })
})
