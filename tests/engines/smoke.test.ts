import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { request } from '../browser/support/filling'
import { type Engine, type EnginePage, readTrouble, until, watchTrouble } from './engine-page'
import { engines } from './engines'

const paths = [
  '/',
  '/faq',
  '/services',
  '/services/e-marketplace',
  '/knowledge',
  '/media-center/news',
  '/framework-agreements',
  '/framework-agreements/it-services',
  '/privacy-policy',
  '/aboutUs/orgStructure',
  '/contact',
]

const isHydrated = `'hydrated' in document.documentElement.dataset`

describe.each(Object.entries(engines))('%s', (_, openEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openEngine()
  })
  afterAll(() => engine?.close())

  /** Opens a page that records its errors; it closes with the test. */
  async function visit(path: string): Promise<EnginePage> {
    const page = await engine.openPage()
    onTestFinished(() => page.close())
    await page.open(new URL(path, inject('site')).href)
    await until(page, `document.readyState === 'complete'`)
    await watchTrouble(page)
    return page
  }

  describe.each(locales)('in %s', (locale) => {
    const at = (path: string) => localPath(path, locale)

    it.each(paths)('shows %s, hydrates it and keeps its scroll position', async (path) => {
      const page = await visit(at(path))
      const { lang, heading } = await page.evaluate<{ lang: string; heading: string }>(
        `({ lang: document.documentElement.lang, heading: document.querySelector('main h1').innerText })`,
      )
      expect(lang).toBe(locale)
      expect(heading.trim()).not.toBe('')
      await page.scroll(600)
      await until(page, 'scrollY > 100')
      await new Promise((resolve) => setTimeout(resolve, 400))
      const before = await page.evaluate<number>('scrollY')
      await page.moveMouse()
      await until(page, isHydrated)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await page.evaluate<number>('scrollY')).toBe(before)
      expect(await readTrouble(page)).toEqual([])
    })

    it('shows the next page without a new document, and the first one again on the way back', async () => {
      const page = await visit(at('/faq'))
      await page.moveMouse()
      await until(page, isHydrated)
      await page.click(`.site-footer a[href="${at('/routes')}"]`)
      await until(page, `document.querySelector('.site-map__group')`)
      expect(await page.evaluate('location.pathname')).toBe(at('/routes'))
      expect(await page.evaluate('scrollY')).toBe(0)
      await page.evaluate('history.back()')
      await until(page, `document.querySelector('.accordion')`)
      expect(await readTrouble(page)).toEqual([])
    })

    it('sends a request: first with an error, then right', async () => {
      const page = await visit(at('/contact'))
      await page.moveMouse()
      await until(page, isHydrated)
      await page.click('.form__end button')
      await until(page, `document.activeElement.matches('.error-summary')`)
      await page.click(`[value=${request.mainType}]`)
      await page.evaluate(`(() => {
        const topic = document.querySelector('#type')
        topic.value = '${request.type}'
        topic.dispatchEvent(new Event('change', { bubbles: true }))
        return true
      })()`)
      for (const name of ['fullName', 'email'] as const) await page.type(`#${name}`, request[name])
      await page.type('#message', 'The search does not find anything.')
      await page.click('altcha-widget [type=checkbox]')
      await until(page, `document.querySelector('[name=altcha]')?.value`)
      await page.click('.form__end button')
      await until(page, `document.querySelector('.receipt__number')`)
      expect(
        await page.evaluate<string>(`document.querySelector('.receipt__number').innerText`),
      ).toMatch(/TECH-\d{10}/)
    })

    it('asks about cookies in a dialog that takes focus and answers for good', async () => {
      const page = await visit(at('/faq'))
      await page.click('.cookie-notice [type=button]')
      await until(page, `document.querySelector('#cookie-manage').matches(':popover-open')`)
      await until(page, `document.activeElement.id === 'manage-title'`)
      await page.click('#cookie-manage [type=submit]')
      await until(page, `!document.querySelector('#cookie-manage').matches(':popover-open')`)
      await until(page, `document.querySelector('.cookie-notice').getClientRects().length === 0`)
      expect(await readTrouble(page)).toEqual([])
    })
  })
})
