import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../support/sample'
import { showAll } from './support/audit'
import { act, attributeOf, desktop, phone, startBrowser, visit } from './support/visit'

startBrowser()

const payloads = '**/_payload.json*'

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

/** Page state that must be equal after a document load and a client-side navigation. */
async function readPage(page: Page) {
  await showAll(page)
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
      link.getAttribute('href'),
    ),
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    current: [...document.querySelectorAll('[aria-current]')].map((link) =>
      link.getAttribute('href'),
    ),
    layout: document.body.className,
    height: document.querySelector('main')?.getBoundingClientRect().height,
    scroll: scrollY,
    icons: [...document.querySelectorAll('main svg.icon')].map((icon) => icon.innerHTML),
  }))
}

describe.each(some(locales, 1))('in %s', (locale) => {
  const at = (path: string) => localPath(path, locale)

  it('every page can be shown without a new document, as its own document shows it', async () => {
    const { page, trouble } = await visit(at('/'), desktop)
    await act(page)
    await mark(page)
    for (const path of ['/faq', '/privacy-policy', '/routes', '/']) {
      await page.evaluate(() => scrollTo(0, 400))
      await page
        .locator(`.site-footer a[href="${at(path)}"]`)
        .first()
        .click()
      await page.waitForURL(`**${at(path)}`)
      await page.locator('html:not([data-navigating])').waitFor({ state: 'attached' })
      await page.waitForTimeout(50)
      expect(await focused(page)).toBe('H1')
      const shown = await readPage(page)
      const { page: fresh } = await visit(at(path), desktop)
      expect(shown).toEqual(await readPage(fresh))
      expect(shown.scroll).toBe(0)
    }
    expect(await isSameDocument(page)).toBe(true)
    expect(trouble).toEqual([])
  })

  it('the header leads on: its panel closes, and back and forward work', async () => {
    const { page, trouble } = await visit(at('/'), desktop)
    await act(page)
    await mark(page)
    const home = await page.title()
    await page.locator('.nav-group__title').last().click()
    await page.locator(`.nav-panel a[href="${at('/faq')}"]`).click()
    await page.waitForURL(`**${at('/faq')}`)
    await page.locator('.accordion').first().waitFor()
    expect(await page.locator('.nav-group[open]').count()).toBe(0)
    const faq = await page.title()
    await page.evaluate(() => scrollTo(0, 500))
    await page.waitForTimeout(100)
    await page.goBack()
    await page.locator('.hero').waitFor()
    expect(await page.title()).toBe(home)
    await page.goForward()
    await page.locator('.accordion').first().waitFor()
    expect(await page.title()).toBe(faq)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    expect(await isSameDocument(page)).toBe(true)
    expect(trouble).toEqual([])
  })

  it('the menu of a phone leads on and closes', async () => {
    const { page, trouble } = await visit(at('/'), phone)
    await act(page)
    await mark(page)
    await page.locator('.menu-button').click()
    await page.locator('.nav-group__title').nth(0).click()
    await page.locator('.nav-group__title').nth(1).click()
    await page.locator(`.nav-panel a[href="${at('/framework-agreements')}"]`).click()
    await page.waitForURL(`**${at('/framework-agreements')}`)
    await expect.poll(() => focused(page)).toBe('H1')
    expect(await page.locator('.site-nav').isVisible()).toBe(false)
    expect(await isSameDocument(page)).toBe(true)
    expect(trouble).toEqual([])
  })
})

describe('the language switch', () => {
  it.each([
    ['/faq?from=card#all', '/en/faq?from=card#all', 'ltr'],
    ['/en/routes?a=1', '/routes?a=1', 'rtl'],
  ])('leads from %s to %s', async (from, to, dir) => {
    const { page } = await visit(from, phone)
    await act(page)
    await page.locator('.lang-switch').click()
    await page.waitForURL(`**${to}`)
    expect(await attributeOf(page, 'dir')).toBe(dir)
  })

  it('leads to the twin of a page that was shown without a new document', async () => {
    const { page } = await visit('/', desktop)
    await act(page)
    await page.locator('.site-footer a[href="/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    await page.locator('.lang-switch').click()
    await page.waitForURL('**/en/routes')
    expect(await attributeOf(page, 'dir')).toBe('ltr')
  })
})

describe('an address with a hash', () => {
  it('leads inside a page without a request', async () => {
    const { page, extras } = await visit('/en/privacy-policy', desktop)
    await act(page)
    await page.waitForLoadState('networkidle')
    const asked = extras()
    const link = page.locator('.toc nav a').nth(2)
    const id = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.click()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`)
    const top = await page.evaluate((of) => {
      return document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN
    }, id)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(desktop.height / 2)
    expect(extras()).toEqual(asked)
  })

  it('opens and focuses what it points to on another page', async () => {
    const { page: faq } = await visit('/faq')
    const id = await faq.locator('.accordion details').nth(4).getAttribute('id')
    const { page } = await visit('/', desktop)
    await act(page)
    await mark(page)
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = `/faq#${to}`
      link.id = 'deep'
      link.textContent = 'deep'
      document.querySelector('.site-footer')?.append(link)
    }, id)
    await page.locator('#deep').click()
    const details = page.locator(`details[id="${id}"]`)
    await details.waitFor()
    await expect.poll(() => details.getAttribute('open')).toBe('')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id)
    expect(await details.locator('.flow').isVisible()).toBe(true)
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('a page that cannot be loaded', () => {
  it('shows progress while it is on its way', async () => {
    const { page } = await visit('/', desktop)
    await act(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(payloads, async (route) => {
      await held
      await route.continue()
    })
    await page.locator('.site-footer a[href="/faq"]').click()
    await page.locator('html[data-navigating]').waitFor({ state: 'attached' })
    expect(await page.locator('.hero').isVisible()).toBe(true)
    release()
    await page.locator('.accordion').first().waitFor()
    await page.locator('html:not([data-navigating])').waitFor({ state: 'attached' })
  })

  it.each([
    ['data', payloads],
    ['code', '**/assets/faq-*.js'],
    ['style', '**/assets/faq-*.css'],
  ])('for lack of its %s is asked for as a document', async (_, address) => {
    const { page } = await visit('/', desktop)
    await act(page)
    await mark(page)
    await page.route(address, (route) => route.fulfill({ status: 500 }))
    await page.locator('.site-footer a[href="/faq"]').click()
    await page.waitForURL('**/faq')
    await page.locator('.accordion').first().waitFor()
    expect(await isSameDocument(page)).toBe(false)
  })

  it('on the way back says so in the page’s language and offers to load it', async () => {
    const { page } = await visit('/en', {
      ...desktop,
      before: (opened) => opened.clock.install(),
    })
    await act(page)
    await page.locator('.site-footer a[href="/en/faq"]').click()
    await page.locator('.accordion').first().waitFor()
    await page.clock.fastForward('10:00')
    await page.locator('.site-footer a[href="/en/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    await page.route(payloads, (route) => route.fulfill({ status: 500 }))
    await page.goBack()
    await page.locator('.problem h1', { hasText: 'could not be shown' }).waitFor()
    expect(await page.locator('.site-footer').isVisible()).toBe(true)
    await page.locator('.problem a', { hasText: 'Reload the page' }).click()
    await page.locator('.accordion').first().waitFor()
    expect(await attributeOf(page, 'data-hydrated')).toBeNull()
  })
})

it('a page that is shown without a document says that it was viewed, one that is hovered does not', async () => {
  const { page, requests } = await visit('/en/services', desktop)
  await act(page)
  const views = () =>
    requests.filter((one) => one.url().endsWith('/api/views')).map((one) => one.headers().referer)
  const link = page.locator('footer a[href="/en/faq"]')
  const loaded = page.waitForResponse('**/en/faq/_payload.json*')
  await link.hover()
  await loaded
  expect(views()).toEqual([])
  await link.click()
  await page.waitForURL('**/en/faq')
  await expect.poll(() => views().map((url) => new URL(url ?? '').pathname)).toEqual(['/en/faq'])
})
