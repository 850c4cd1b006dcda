import { beforeEach, expect, it } from 'vitest'
import { readEntries } from '../../support/auth/audit-entries'
import { createBrowser, logIn } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'

const opened = prepareStaffSite()
const { reem } = officers
const member = { sub: 'member-1', name: 'Member One', roles: [] }
const role = reem.roles.join()

async function run(...statements: string[]) {
  const { DB } = await opened.site.env()
  return DB.batch(statements.map((sql) => DB.prepare(sql)))
}
const openings = () => readEntries(opened, 'session.opened')
const closings = () => readEntries(opened, 'session.closed')

let before: { opened: number; closed: number }
beforeEach(async () => {
  await run('DELETE FROM sessions')
  before = { opened: (await openings()).length, closed: (await closings()).length }
})
const added = async () => ({
  opened: (await openings()).slice(before.opened),
  closed: (await closings()).slice(before.closed),
})

it('the login and the logout of staff are recorded, those of members are not', async () => {
  const staff = await opened.enter(reem)
  await staff.post('/auth/logout')
  await staff.post('/auth/logout')
  const other = await opened.enter(member)
  await other.post('/auth/logout')
  expect(await added()).toEqual({
    opened: [expect.objectContaining({ role, before: null, after: null })],
    closed: [expect.objectContaining({ role, before: null, after: null })],
  })
})

it('a login that replaces the session of staff records its end', async () => {
  const browser = await opened.enter(reem)
  opened.provider.faults = { claims: member }
  await logIn(opened.provider, browser)
  opened.provider.faults = {}
  expect(await added()).toMatchObject({ opened: [{ role }], closed: [{ role }] })
})

it('the end of another session is recorded, and of no session it is not', async () => {
  const [first, second] = [await opened.enter(reem), await opened.enter(reem)]
  const html = await (await second.open('/profile')).text()
  const [, session = ''] = /name="session" value="([\w-]+)"/.exec(html) ?? []
  await second.post('/auth/sessions', { session })
  await second.post('/auth/sessions', { session })
  await second.post('/auth/sessions', { session: 'x'.repeat(43) })
  expect((await first.open('/staff')).status).toBe(302)
  expect((await second.open('/staff')).status).toBe(200)
  expect(await added()).toMatchObject({ opened: [{}, {}], closed: [{ role }] })
})

it.each(['INSERT', 'DELETE'])('nothing is recorded of a session if its %s fails', async (verb) => {
  const browser = verb === 'DELETE' ? await opened.enter(reem) : createBrowser(opened.site)
  const recorded = await added()
  await run(`CREATE TRIGGER broken BEFORE ${verb} ON sessions
    BEGIN SELECT raise(ABORT, 'broken'); END`)
  try {
    const response =
      verb === 'DELETE'
        ? await browser.post('/auth/logout')
        : await opened.enter(reem).then((one) => one.open('/staff'))
    expect(response.status).not.toBe(200)
    expect(await added()).toEqual(recorded)
  } finally {
    await run('DROP TRIGGER broken')
  }
})
