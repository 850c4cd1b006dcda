import { expect, it } from 'vitest'
import { startBrowser, visit } from '../support/visit'

startBrowser()

const wide = { width: 2_000, height: 900 }
const inner = '.site-header__bar, .page-head__inner, .container, .site-footer__inner'

it.each(['1', '4'])('no container is wider than 1,440 px at text size %s', async (size) => {
  const { page } = await visit('/en/privacy-policy', wide)
  await page.locator(`.segment label:has([name=size][value="${size}"])`).click()
  const widths = await page
    .locator(inner)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThanOrEqual(4)
  expect(new Set(widths)).toEqual(new Set([1_440]))
})
