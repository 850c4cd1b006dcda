import { describe, expect, it } from 'vitest'
import { act, attributeOf, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

const english = { ...desktop, locale: 'en-GB' }
const logo = '.site-header .brand >> nth=0'

describe('an English browser on an Arabic page', () => {
  it.each(['/faq', '/violations'])(
    'stays in Arabic when it presses the logo of %s',
    async (path) => {
      const plain = await visit(path, { ...english, javaScriptEnabled: false })
      await plain.page.locator(logo).click()
      await plain.page.waitForURL((url) => url.pathname === '/')
      expect(await attributeOf(plain.page, 'lang')).toBe('ar')

      const { page } = await visit(path, english)
      await act(page)
      await page.locator(logo).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await attributeOf(page, 'lang')).toBe('ar')
    },
  )

  it('comes to English when it opens the root by itself', async () => {
    const { page } = await visit('/', english)
    expect(new URL(page.url()).pathname).toBe('/en')
  })
})

describe('the language switch of a page that other sites learn nothing of', () => {
  it.each(['/violations', '/newsletter/leave?token=nonsense', '/newsletter/confirm'])(
    'names its origin (%s), which browsers without Sec-Fetch-Site are known by',
    async (path) => {
      const { page, requests } = await visit(path, { ...desktop, javaScriptEnabled: false })
      const { origin } = new URL(page.url())
      await page.locator('.lang-switch').click()
      await page.waitForURL(`**/en${path}`)
      const sent = requests.find((request) => request.method() === 'POST')
      expect((await sent?.allHeaders())?.origin).toBe(origin)
    },
  )
})
