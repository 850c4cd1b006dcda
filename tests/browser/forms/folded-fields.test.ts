import { expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { some } from '../../support/sample'
import { gainsFocus } from '../support/stops'
import { act, phone, startBrowser, visit } from '../support/visit'

startBrowser()

it.each(some(locales, 1))(
  'an error in a folded field is reached from the summary, and stays in sight once mended: %s',
  async (locale) => {
    const { page } = await visit(routePath('newsletter', locale), phone)
    const summary = page.locator('.more-fields > summary')
    const field = page.locator('#specialization')
    await act(page)
    expect(await field.isVisible()).toBe(false)
    await summary.click()
    await field.fill('x')
    await summary.click()
    expect(await field.isVisible()).toBe(false)
    await page.locator('.form__end button').click()
    await page.locator('.error-summary:focus').waitFor()
    if (await field.isVisible()) await summary.click()
    await page.locator('.error-summary a[href="#specialization"]').click()
    expect(await gainsFocus(page, '#specialization')).toBe(true)
    await field.fill('Law')
    await expect.poll(() => page.locator('#specialization-error').count()).toBe(0)
    expect(await field.isVisible()).toBe(true)
  },
)
