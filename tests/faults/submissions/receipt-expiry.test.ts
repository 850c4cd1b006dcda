import { afterAll, beforeAll, expect, it } from 'vitest'
import { openForm, post, supportFields } from '../../support/forms/forms'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

it('a receipt is shown for a day', async () => {
  const opened = await openForm(site, '/en/contact')
  const { location } = await post(site, '/en/contact', supportFields(opened))
  const shownAfter = async (seconds: number) =>
    (await openForm(site, location, { 'x-fault': `clock=+${seconds}` })).own
  expect(await shownAfter(86_300)).toMatchObject({ kind: 'receipt' })
  expect(await shownAfter(86_500)).toMatchObject({ kind: 'form', expired: true })
})
