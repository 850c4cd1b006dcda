import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { findViolations, overflow } from '../support/audit'
import { submit } from '../support/desk-form'
import { prepareLoginBrowser } from '../support/login-browser'
import { act, desktop, phone } from '../support/visit'

const { opened, open, enter } = prepareLoginBrowser()
const desk = '/staff/emergency-notices'

/** The end of the form's notice, as somebody types it into the field: in a day, in Riyadh. */
const until = () => new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 16)

/** Writes a draft in the form of the desk. */
async function write(page: Page, level: string, title: string, path: string) {
  await page.locator('#level').selectOption(level)
  const texts = {
    titleAr: `${title} بالعربية`,
    titleEn: title,
    textAr: 'تفاصيل التنبيه.',
    textEn: 'What it is about.',
    path,
    until: until(),
  }
  for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value)
}

const exec = async (statement: string) => (await opened.site.env()).DB.exec(statement)
async function raiseVersion() {
  await exec('UPDATE publications SET version = version + 1')
  await opened.site.renew()
}

beforeEach(async () => {
  await exec('DELETE FROM emergency_notices')
  await raiseVersion()
})

const day = 86_400_000
/** Publishes a notice of each level; the warning is that of the services. */
async function publishThree() {
  for (const [level, path] of [
    ['emergency', 'NULL'],
    ['warning', "'/services'"],
    ['information', 'NULL'],
  ]) {
    await exec(
      `INSERT INTO emergency_notices (id, status, level, title_ar, title_en, text_ar, text_en, link, path, starts_at, ends_at, author, written_at, publisher) VALUES ('${level}', 'published', '${level}', 'تنبيه ${level}', 'Notice ${level}', 'نص التنبيه', 'Text of the notice', '/backup', ${path}, ${Date.now() - day}, ${Date.now() + day}, 'x', 1, 'y')`,
    )
  }
  await raiseVersion()
}

const visible = (page: Page) =>
  page.locator('.emergency-notice h2').filter({ visible: true }).allTextContents()

it.each([true, false])(
  'a notice is written, published by another and taken down: script %s',
  async (javaScriptEnabled) => {
    const title = javaScriptEnabled ? 'Written with script' : 'Written without script'
    const options = { ...desktop, javaScriptEnabled }
    const press = async (page: Page, name: string) => {
      const click = () => page.locator(`[value=${name}]`).first().click()
      return javaScriptEnabled ? submit(page, click) : click()
    }
    const editor = await enter('editor', `/en${desk}`, options)
    await write(editor.page, 'warning', title, '')
    await editor.page.locator('#titleAr').fill('Latin')
    await press(editor.page, 'save')
    expect(await editor.page.locator('#titleAr-error').textContent()).toContain('Arabic')
    expect(await editor.page.locator('#titleEn').inputValue()).toBe(title)
    await editor.page.locator('#titleAr').fill('عنوان بالعربية')
    await press(editor.page, 'save')
    await editor.page.locator('[role=status]').waitFor()
    expect(await editor.page.locator('main').textContent()).toContain(title)

    const publisher = await enter('publisher', `/en${desk}`, options)
    await press(publisher.page, 'publish')
    await publisher.page.locator('[value=end]').first().waitFor()
    await opened.site.renew()
    const { page } = await open('/en/terms-conditions', phone)
    await expect
      .poll(
        async () => {
          await page.reload()
          return (await visible(page)).join()
        },
        { timeout: 20_000, interval: 500 },
      )
      .toContain(title)
    await press(publisher.page, 'end')
    await publisher.page.locator('[role=status]').waitFor()
    await opened.site.renew()
    await expect
      .poll(
        async () => {
          await page.reload()
          return visible(page)
        },
        { timeout: 20_000, interval: 500 },
      )
      .toEqual([])
  },
)

it.each(locales)(
  'pages with notices and the page that writes them are accessible, in %s',
  async (locale) => {
    await publishThree()
    const home = localPath('/terms-conditions', locale)
    const { page } = await open(home, { ...desktop, colorScheme: 'dark' })
    await expect
      .poll(
        async () => {
          await page.reload()
          return (await visible(page)).length
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(2)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect([await findViolations(page), await overflow(page)]).toEqual([[], 0])
    }
    await page.emulateMedia({ media: 'print' })
    expect(await visible(page)).toHaveLength(2)
    const publisher = await enter('publisher', localPath(desk, locale), desktop)
    expect(await findViolations(publisher.page)).toEqual([])
    await publisher.page.setViewportSize({ width: 320, height: 800 })
    expect(await overflow(publisher.page)).toBe(0)
  },
)

it('a notice is announced once a tab, hidden when it is over, and that of a page goes with it', async () => {
  await publishThree()
  const { page } = await open('/en/services', desktop)
  await expect
    .poll(
      async () => {
        await page.reload()
        return (await visible(page)).length
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(3)
  const alert = page.locator('[data-text]')
  const fresh = await open('/en/services', desktop)
  expect(await fresh.page.locator('[data-text]').textContent()).toContain('Notice emergency')
  await fresh.page.reload()
  expect(await fresh.page.locator('[data-text]').textContent()).toBe('')
  await act(page)
  await page.locator('main a[href="/en/faq"], footer a[href="/en/faq"]').first().click()
  await page.waitForURL(/\/en\/faq$/)
  await expect.poll(() => visible(page)).toHaveLength(2)
  await page.goBack()
  await expect.poll(() => visible(page)).toHaveLength(3)
  expect(await alert.count()).toBe(1)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.emergency-notice [data-over]'))
      part.dataset.over = new Date(Date.now() - 1_000).toISOString()
  })
  await expect.poll(() => visible(page)).toEqual([])
})
