import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { findViolations, overflow } from '../support/audit'
import { submit } from '../support/desk-form'
import { prepareLoginBrowser } from '../support/login-browser'
import { act, desktop, phone } from '../support/visit'

const { opened, open, enter } = prepareLoginBrowser()
const list = '/staff/newsletter'
const exec = async (statement: string) => (await opened.site.env()).DB.exec(statement)
/** No sample has one of these months. */
const months = { true: '2030-03', false: '2030-04' }

beforeEach(async () => {
  await exec('DELETE FROM newsletter_sendings')
})

const texts = (month: string) => ({
  'ar:title': `نشرة ${month}`,
  'en:title': `Issue of ${month}`,
  'ar:summary': 'ملخص العدد.',
  'en:summary': 'A summary of the issue.',
  'ar:introduction': 'مقدمة العدد.',
  'en:introduction': 'An introduction.',
})

it.each([true, false])(
  'an issue is composed, tested, approved by another and on the web: script %s',
  async (javaScriptEnabled) => {
    const month = months[`${javaScriptEnabled}`]
    const options = { ...desktop, javaScriptEnabled }
    const press = async (page: Page, value: string) => {
      const click = () => page.locator(`main button[value="${value}"]`).last().click()
      return javaScriptEnabled ? submit(page, click) : click()
    }
    const editor = await enter('editor', `/en${list}`, options)
    const { page } = editor
    await page.locator('#month').fill(month)
    await page.locator('main button[value=create]').click()
    await page.waitForURL(`**/staff/content/newsletter-issue/${month}`)
    for (const [name, value] of Object.entries(texts(month)))
      await page.locator(`[name="${name}"]`).fill(value)
    await press(page, 'arrange:add:items')
    const type = page.locator('[name="both:items.0.type"]')
    await type.waitFor()
    await type.selectOption('news')
    await press(page, 'arrange:show:items.0')
    const record = page.locator('[name="both:items.0.record"]')
    await record.waitFor()
    await record.selectOption('asset-register-workshop')
    await press(page, 'save')
    await page.locator('[role=status]').first().waitFor()
    await page.goto(new URL(`/en${list}/${month}`, page.url()).href)
    expect(await page.locator('main').textContent()).toContain('An introduction.')
    const before = opened.site.announcements.length
    await press(page, 'test')
    await page.locator('[role=status]').filter({ hasText: 'test' }).waitFor()
    // The local mail service announces a mail after it has taken it.
    await expect
      .poll(() => opened.site.announcements.slice(before).join('\n'))
      .toContain(`Issue of ${month}`)
    expect(await page.locator('[value=approve]').count()).toBe(0)

    const publisher = await enter('publisher', `/en${list}/${month}`, options)
    await press(publisher.page, 'approve')
    await publisher.page.locator('#startsAt').waitFor()
    await press(publisher.page, 'schedule')
    await publisher.page.locator('[value=cancel]').waitFor()
    await press(publisher.page, 'cancel')
    await publisher.page.locator('#startsAt').waitFor()
    for (const locale of locales) {
      const path = localPath(`/media-center/newsletter/${month}`, locale)
      const title = texts(month)[`${locale}:title`]
      const visitor = await open(path, phone)
      await expect
        .poll(
          async () => {
            await visitor.page.reload()
            return visitor.page.locator('h1').textContent()
          },
          { timeout: 15_000 },
        )
        .toContain(title)
      expect(await visitor.page.locator('main').textContent()).not.toContain('undefined')
    }
  },
  120_000,
)

it.each(locales)('issues and their desk are accessible and fit phones, in %s', async (locale) => {
  const issue = await open(localPath('/media-center/newsletter/2026-11', locale), phone)
  await act(issue.page)
  expect(await findViolations(issue.page)).toEqual([])
  expect(await overflow(issue.page)).toBe(0)
  for (const path of [list, `${list}/2026-11`]) {
    const { page } = await enter('publisher', localPath(path, locale), phone)
    expect(await findViolations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})
