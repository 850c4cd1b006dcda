import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { createTicketBench, notes, reference } from '../../support/auth/ticket-bench'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ samples: true, reads: 100_000, writes: 1_000 })
const { all, reset } = createTicketBench(opened)
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)

const page = '/staff/batch'

interface Row {
  reference: string
  version: number
}

/** The tickets of a status, by which they are chosen. */
async function pick(condition: string): Promise<Row[]> {
  return all<Row>(
    `SELECT reference, updated_at AS version FROM submissions WHERE ${condition} ORDER BY reference`,
  )
}

const picksOf = (rows: readonly Row[]): [string, string][] =>
  rows.map((row) => ['pick', `${row.reference}@${row.version}`])

const send = (
  browser: typeof reem,
  rows: readonly Row[],
  fields: Record<string, string>,
  to = page,
) => browser.post(to, [...picksOf(rows), ...Object.entries({ do: 'run', ...fields })])

/** Mails about a ticket besides its receipt, and entries of its steps. */
async function countTraces(of: string): Promise<[number, number]> {
  const [mails] = await all<{ total: number }>(
    "SELECT count(*) AS total FROM mails WHERE reference = ? AND template = 'status'",
    of,
  )
  const [entries] = await all<{ total: number }>(
    "SELECT count(*) AS total FROM audit_entries WHERE subject = ? AND action = 'ticket.transitioned'",
    of,
  )
  return [mails?.total ?? 0, entries?.total ?? 0]
}

beforeEach(() => reset())

describe.each(locales)('one step for several requests, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(page, locale)

  it('is confirmed on a page that shows what was chosen, without script', async () => {
    const queue = await (await reem.open(localPath('/staff', locale))).text()
    expect(queue.toLowerCase()).toContain(`formaction="${there}"`)
    const html = await (
      await reem.open(`${there}?pick=INFO-1234&pick=${reference}&pick=x&to=`)
    ).text()
    expect(mainOf(html)).toContain('INFO-1234')
    expect(html.match(/name="pick"/g)).toHaveLength(2)
    expect(mainOf(html)).not.toContain('visitor')
    expect(await findMarkupErrors(html)).toEqual([])
    const empty = await (await reem.open(there)).text()
    expect(mainOf(empty)).toContain(t('deskBatch.none'))
    expect(await findMarkupErrors(empty)).toEqual([])
  })

  it('is refused as a whole without tickets, without a step, and for an answer to several kinds', async () => {
    const both = await pick(`reference IN ('INFO-1234', '${reference}')`)
    const cases: { rows: Row[]; fields: Record<string, string>; message: string }[] = [
      { rows: [], fields: { step: 'closed' }, message: t('deskBatch.noTickets') },
      { rows: both, fields: {}, message: t('deskTicket.chooseStep') },
      { rows: both, fields: { step: 'answered', ...notes }, message: t('deskBatch.oneKind') },
    ]
    for (const { rows, fields, message } of cases) {
      const refused = await send(reem, rows, fields, there)
      const html = await refused.text()
      expect([message, refused.status]).toEqual([message, 422])
      expect(mainOf(html)).toContain(message)
      expect(await findMarkupErrors(html)).toEqual([])
    }
  })

  it('is made for each that allows it, with its mail and its entry, and says why not for others', async () => {
    const rows = await pick(`reference IN ('COMP-1000000018', '${reference}')`)
    expect(rows).toHaveLength(2)
    await all("UPDATE submissions SET kind = 'TECH' WHERE reference = 'COMP-1000000018'")
    const before = await countTraces(reference)
    const response = await send(reem, rows, { step: 'answered', ...notes }, there)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(mainOf(html)).toContain(t('deskBatch.summary', { count: 1 }))
    const closed = t('status.closed.title')
    expect(mainOf(html)).toContain(t('deskBatch.refusals.status', { status: closed }))
    expect(await findMarkupErrors(html)).toEqual([])
    expect(await countTraces(reference)).toEqual(before.map((count) => count + 1))
    const [row] = await all('SELECT status FROM submissions WHERE reference = ?', reference)
    expect(row).toEqual({ status: 'answered' })
    const again = await send(reem, rows, { step: 'answered', ...notes }, there)
    expect(mainOf(await again.text())).toContain(t('deskBatch.refusals.changed'))
    expect(await countTraces(reference)).toEqual(before.map((count) => count + 1))
  })
})

describe('the same batch', () => {
  it('of two officers at once has one winner for each request', async () => {
    const rows = await pick("status = 'received'")
    expect(rows.length).toBeGreaterThan(1)
    const step = { step: 'in_review' }
    const both = await Promise.all([send(reem, rows, step), send(fahad, rows, step)])
    const summaries = await Promise.all(both.map((response) => response.text()))
    const [beginning = ''] = translators.ar('deskBatch.refused', { reason: '@' }).split('@')
    const refused = summaries.map((html) => html.split(beginning).length - 1)
    expect(refused.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
    for (const row of rows) {
      const events = await all(
        "SELECT 1 FROM events WHERE reference = ? AND status = 'in_review' AND at >= ?",
        row.reference,
        row.version,
      )
      expect([row.reference, events.length]).toEqual([row.reference, 1])
    }
  })

  it('needs each sender’s language, and a reason is never skipped', async () => {
    const rows = await pick(`reference = '${reference}'`)
    const { noteEn } = notes
    const wrong = await send(reem, rows, { step: 'answered', noteAr: '', noteEn })
    expect(mainOf(await wrong.text())).toContain(translators.ar('deskBatch.summary', { count: 0 }))
    const [row] = await all('SELECT status FROM submissions WHERE reference = ?', reference)
    expect(row).toEqual({ status: 'in_review' })
  })
})
