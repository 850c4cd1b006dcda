import { describe, expect, it } from 'vitest'
import { some } from '../../support/sample'
import { desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const sizes = [desktop, phone].flatMap((size) =>
  [true, false].map((javaScriptEnabled) => ({ ...size, javaScriptEnabled })),
)

describe.each(some(['', '/en'], 1))('a link to a story (%s)', (prefix) => {
  it.each(sizes)(
    'opens its text and shows its chart and title: $width px, script $javaScriptEnabled',
    async (options) => {
      const slug = 'school-furniture'
      const { page } = await visit(`${prefix}/media-center/success-stories#${slug}`, options)
      const story = page.locator('.card', { has: page.locator(`#${slug}`) })
      await expect.poll(() => page.locator(`#${slug}`).isVisible()).toBe(true)
      for (const part of ['.record-chart svg', '.chart-key', '.story-figure', 'h2', 'summary']) {
        await expect
          .poll(() =>
            story.locator(part).evaluate((shown) => {
              const { top, bottom } = shown.getBoundingClientRect()
              return top >= 0 && bottom <= innerHeight
            }),
          )
          .toBe(true)
      }
      expect(await page.locator('.card details[open]').count()).toBe(1)
    },
  )
})

it('the sector of a story leads to the stories of its sector', async () => {
  const { page } = await visit('/en/media-center/success-stories', desktop)
  await page.locator('.card .tag', { hasText: 'Education' }).first().click()
  await page.waitForURL(/\?sector=education$/)
  expect(await page.locator('.tag:not(:text("Education"))').count()).toBe(0)
})
