import { afterAll, beforeAll, expect, it } from 'vitest'
import { openForm, post, stateOf, supportFields } from '../../support/forms/forms'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

it.each([
  ['in a week without holidays', '2027-01-10T09:00:00Z', '2027-01-13'],
  ['on a Thursday evening', '2027-01-14T20:00:00Z', '2027-01-19'],
  ['after midnight in Riyadh', '2027-01-10T21:30:00Z', '2027-01-14'],
  ['on the last day before Eid al-Fitr', '2027-03-03T09:00:00Z', '2027-03-16'],
  ['within the holidays', '2027-03-07T09:00:00Z', '2027-03-16'],
])('a request filed %s is due after three working days', async (_, filed, due) => {
  const seconds = Math.round((Date.parse(filed) - Date.now()) / 1_000)
  const headers = { 'x-fault': `clock=${seconds}` }
  const opened = await openForm(site, '/en/contact', headers)
  const key = stateOf(opened).idempotencyKey
  const { status, location } = await post(site, '/en/contact', supportFields(opened), headers)
  expect(status).toBe(303)
  const rows = await readRows(
    site,
    `SELECT due_on FROM submissions WHERE idempotency_key = '${key}'`,
  )
  expect(rows).toEqual([{ due_on: due }])
  const { own } = await openForm(site, location, headers)
  expect(own).toMatchObject({ kind: 'receipt', receipt: { due: { iso: due } } })
})
