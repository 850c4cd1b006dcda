import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnSite } from '../support/own-site'
import { act, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

let service: Server
let site: Awaited<ReturnType<typeof openOwnSite>>
let baseURL: string
/** A service that accepts connections but never responds. */
beforeAll(async () => {
  service = createServer(() => {})
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  site = await openOwnSite({
    vars: { ICON_APIS: `http://127.0.0.1:${port}` },
    statements: [
      "UPDATE entries SET body = json_set(body, '$.icon', 'anvil') WHERE kind = 'service' AND slug = 'spending-review'",
    ],
  })
  baseURL = `http://localhost:${(await site.address()).port}`
})
afterAll(async () => {
  await site.close()
  service.closeAllConnections()
  service.close()
})

const endpoint = '**/api/_nuxt_icon/lucide.json?icons=anvil'
const shape = '<path d="M2 2h4"></path>'

describe('an icon that the page came without', () => {
  it('is asked of the own endpoint alone, once the page is taken over', async () => {
    const { page, requests, trouble } = await visit('/en/services', {
      ...desktop,
      baseURL,
      before: (opened) =>
        opened.route(endpoint, (route) =>
          route.fulfill({ json: { prefix: 'lucide', icons: { anvil: { body: shape } } } }),
        ),
    })
    const icon = page.locator('svg[data-icon=anvil]')
    expect(await icon.innerHTML()).toBe('')
    await act(page)
    await expect.poll(() => icon.innerHTML()).toBe(shape)
    const requested = requests.map((request) => request.url()).filter((url) => url.includes('icon'))
    expect(requested.filter((url) => url.includes('/api/'))).toHaveLength(1)
    expect(requests.filter((request) => !request.url().startsWith(baseURL))).toEqual([])
    expect(trouble).toEqual([])
  })

  it('leaves the label alone when the endpoint keeps silent for 1,500 ms', async () => {
    const { page, trouble } = await visit('/en/services', {
      ...desktop,
      baseURL,
      before: (opened) => opened.route(endpoint, () => {}),
    })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'))
    await act(page)
    await failed
    expect(await page.locator('svg[data-icon=anvil]').innerHTML()).toBe('')
    expect(await page.locator('main a[href="/en/services/spending-review"]').isVisible()).toBe(true)
    expect(trouble).toEqual([])
  })

  it('is asked for on a page that the router shows, too', async () => {
    const { page } = await visit('/en/routes', {
      ...desktop,
      baseURL,
      before: (opened) =>
        opened.route(endpoint, (route) =>
          route.fulfill({ json: { prefix: 'lucide', icons: { anvil: { body: shape } } } }),
        ),
    })
    await act(page)
    await page.locator('main a[href="/en/services"]').first().click()
    const icon = page.locator('svg[data-icon=anvil]')
    await icon.waitFor({ state: 'attached' })
    await expect.poll(() => icon.innerHTML(), { timeout: 10_000 }).toBe(shape)
  })
})
