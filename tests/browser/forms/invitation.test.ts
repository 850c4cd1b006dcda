import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { riyadhDate, splitDay } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { problemTexts } from '#domain/site/problem'
import { routePath } from '#domain/site/routes'
import { makePdf } from '../../support/files'
import { some } from '../../support/sample'
import { reach, readSum, solve } from '../support/filling'
import { gainsFocus, pressTo } from '../support/stops'
import {
  act,
  besidesRefusals,
  desktop,
  phone,
  posts,
  revealing,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

const send = '.form__end button'
const dayMs = 86_400_000
const typed = {
  orgName: 'Example Foundation',
  contactName: 'Noura Example',
  email: 'noura.example@example.com',
  phone: '0551234567',
  eventName: 'Forum of efficiency',
  eventDate: splitDay(riyadhDate(Date.now() + 20 * dayMs))
    .toReversed()
    .join('/'),
  eventDescription: 'Two sessions on the cost of maintenance.',
}
const pdf = (name: string, size = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([makePdf(), Buffer.alloc(size)]),
})
const megabyte = 1_048_576

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value)
  await page.locator('[name=participationType]').first().check()
}

const readTyped = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(typed).map(async (name) => [name, await page.locator(`#${name}`).inputValue()]),
    ),
  )

describe.each(some(locales, 1))('an invitation, in %s', (locale) => {
  const t = translators[locale]
  const path = routePath('invitation', locale)

  it('with a file that is too large is held back, mended by keyboard, and sent with its files', async () => {
    const visited = await visit(path, { ...desktop, reducedMotion: 'reduce' })
    const { page, requests } = visited
    await act(page)
    await fill(page)
    await page.locator('#attachments').setInputFiles([pdf('plan.pdf', 6 * megabyte)])
    await solve(page)
    await pressTo(page, send)
    await page.keyboard.press('Enter')
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('.error-summary li').count()).toBe(1)
    expect(await page.locator('#attachments-error').textContent()).toContain('plan.pdf')
    expect(posts(requests)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await gainsFocus(page, '#attachments')).toBe(true)
    expect(await readTyped(page)).toEqual(typed)

    await page.locator('#attachments').setInputFiles([pdf('plan.pdf'), pdf('خطة الفعالية.pdf')])
    await pressTo(page, send)
    await page.keyboard.press('Enter')
    await page.locator('.receipt h2:focus').waitFor()
    expect(await page.title()).toContain(t('receipt.title'))
    expect(await page.locator('.receipt__number').textContent()).toMatch(/^INVT-[0-8]\d{9}$/)
    expect(posts(requests)).toHaveLength(1)
    expect(revealing(visited, [typed.email, 'plan.pdf'])).toEqual([])
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('has the files of every choice, each of which can be removed', async () => {
    const { page, requests } = await visit(path, phone)
    await act(page)
    const control = page.locator('#attachments')
    const names = () => page.locator('.files__list bdi').allTextContents()
    const chosen = () =>
      control.evaluate((input) =>
        Array.from((input as HTMLInputElement).files ?? [], ({ name }) => name),
      )
    await control.setInputFiles([pdf('plan.pdf')])
    await control.setInputFiles([pdf('guests.pdf'), pdf('old.exe')])
    expect(await names()).toEqual(['plan.pdf', 'guests.pdf', 'old.exe'])
    expect(await chosen()).toEqual(await names())
    await page.locator(send).click()
    await page.locator('#attachments-error').waitFor()
    const remove = t('form.files.remove')
    await page.getByRole('button', { name: `${remove} old.exe` }).click()
    expect(await chosen()).toEqual(['plan.pdf', 'guests.pdf'])
    expect(await page.locator('#attachments-error').count()).toBe(0)
    expect(await gainsFocus(page, '#attachments')).toBe(true)
    expect(await page.locator('.field--files [role=status]').textContent()).toContain('old.exe')
    await control.setInputFiles([pdf('plan.pdf', 100)])
    expect(await names()).toEqual(['guests.pdf', 'plan.pdf'])
    expect(posts(requests)).toEqual([])
  })

  it('with more than may be sent at all, without script: what was typed stands one step back', async () => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false })
    await fill(page)
    await page.locator('#captchaAnswer').fill(await readSum(page))
    const large = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => pdf(name, 4 * megabyte))
    await page.locator('#attachments').setInputFiles(large)
    await reach(page, () => page.locator(send).click())
    expect(await page.title()).toContain(problemTexts[413].title[locale])
    await page.goBack()
    expect(await readTyped(page)).toEqual(typed)
  })
})
