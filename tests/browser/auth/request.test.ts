import { beforeEach, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { sample, some } from '../../support/sample'
import { findViolations, overflow } from '../support/audit'
import { prepareLoginBrowser } from '../support/login-browser'
import { besidesRefusals, narrow, phone } from '../support/visit'

const { opened, open, reset } = prepareLoginBrowser()

beforeEach(reset)

const views = [
  ['with script', { ...phone, javaScriptEnabled: true }],
  ['without script', { ...phone, javaScriptEnabled: false }],
] as const
const text = 'السجل التجاري 1010101010، وشهادة التصنيف من الدرجة الثالثة.'

it.each(sample(locales, views))(
  'a member adds what was asked for, withdraws and reopens a request, $variant.0, in $subject',
  async ({ subject: locale, variant: [, options] }) => {
    const t = translators[locale]
    const path = localPath('/profile/requests/INFO-1234', locale)
    const visited = await open(`${localPath('/auth/login', locale)}?returnTo=${path}`, options)
    const { page } = visited
    await page.locator('button[value=visitor]').click()
    await page.waitForURL(opened.baseURL + path)
    // The provider leads to the address of the settings, where nothing listens.
    visited.trouble.length = 0

    await page.locator('#information').fill('قصير')
    await page.locator('#changeRequest-form button').click()
    // With script the form is checked once React has loaded.
    await page.locator('.error-summary').waitFor()
    expect(await page.locator('#information').inputValue()).toBe('قصير')
    await page.locator('#information').fill(text)
    await page.locator('#changeRequest-form button').click()
    await page.waitForURL(/done=inform/)
    expect(await page.locator('.status-card #done').textContent()).toBe(t('tickets.inform.done'))
    expect(await page.locator('.timeline').textContent()).toContain(text)
    expect(await page.locator('.working-days').textContent()).toContain(
      t('profile.days.left', { count: 3 }),
    )

    await page.locator('#withdraw summary').click()
    await page.locator('#withdraw button').click()
    await page.waitForURL(/done=withdraw/)
    await page.locator('#information').fill(text)
    await page.locator('#reopen button').click()
    await page.waitForURL(/done=reopen/)
    expect(await page.locator('.status-card h2').textContent()).toBe(t('status.in_review.title'))
    expect(besidesRefusals(visited)).toEqual([])
  },
)

it.each(some(locales, 1))(
  'the pages of a member have no fault at 320 px, in %s',
  async (locale) => {
    const { page } = await open(localPath('/auth/login', locale), narrow)
    await page.locator('button[value=visitor]').click()
    await page.waitForURL(/profile/)
    for (const path of ['/profile', '/profile/requests/INFO-1234', '/profile/data']) {
      await page.goto(localPath(path, locale))
      await page.keyboard.press('Tab')
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      expect([path, await page.locator('.problem').count()]).toEqual([path, 0])
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
      expect([path, await overflow(page)]).toEqual([path, 0])
      expect([path, await findViolations(page)]).toEqual([path, []])
    }
  },
)

it('an appearance chosen in the header is kept with the account', async () => {
  const { page } = await open('/en/auth/login', { ...phone, width: 1280 })
  await page.locator('button[value=visitor]').click()
  await page.waitForURL(/profile/)
  await page.locator('.mode-button').click()
  const answer = page.waitForResponse('**/display')
  await page.locator('#colour-mode [value=dark]').check()
  expect((await answer).status()).toBe(204)
  await page.reload()
  expect(await page.locator('#display [name=color-mode][value=dark]').isChecked()).toBe(true)
})
