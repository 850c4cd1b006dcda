import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { path } from '../../support/auth/ticket-bench'

const opened = prepareStaffSite()
const roles = ['supervisor', 'auditor'] as const
let browser: Browser
beforeAll(async () => {
  browser = await opened.enter({ ...officers.supervisor, roles })
})

/** Without this table D1 refuses what reads or writes it, as in an outage. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { DB } = await opened.site.env()
  await DB.prepare(`ALTER TABLE ${table} RENAME TO hidden_table`).run()
  try {
    return await work()
  } finally {
    await DB.prepare(`ALTER TABLE hidden_table RENAME TO ${table}`).run()
  }
}

const open = (address: string) => () => browser.open(address)
const post = (address: string, fields: Record<string, string>) => () =>
  browser.post(address, fields)

it.each([
  ['a page', 'submissions', open('/staff')],
  ['the frame of a page', 'releases', open('/staff/accounts')],
  ['the data of a page', 'releases', open('/staff/accounts/_payload.json')],
  ['a table of days', 'events', open('/staff/performance.csv')],
  ['a file of entries', 'staff', open('/staff/audit.csv')],
  ['an attached file', 'events', open(`${path}/files/1`)],
  ['an action', 'staff', post('/staff', { do: 'assign', pick: 'INFO-1234' })],
  ['a form that is shown again', 'releases', post('/staff', { do: 'find', q: 'x' })],
])('%s without D1 is unavailable for now', async (_, table, ask) => {
  expect((await ask()).status).toBeLessThan(500)
  const response = await without(table, ask)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
})
