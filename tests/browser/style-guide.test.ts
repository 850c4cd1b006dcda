import { describe, expect, it } from 'vitest'
import { writeStyleGuide } from '../../build/dev/style-guide'
import { findMarkupErrors } from '../support/markup'
import { findSmallTargets, findViolations } from './support/audit'
import { desktop, inBothModes, narrow, startBrowser, visit } from './support/visit'

startBrowser()

const locales = ['ar', 'en'] as const
const variants = locales.flatMap((locale) =>
  inBothModes([narrow, desktop]).map((size) => ({ locale, ...size })),
)

/** The document stands on a page of the site, whose security policy would refuse its styles. */
async function open(locale: 'ar' | 'en', options: object) {
  const html = await writeStyleGuide(locale)
  return visit('/styleguide', {
    ...options,
    before: (page) =>
      page.route('**/styleguide', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      ),
  })
}

describe('the style guide', () => {
  it.each(variants)(
    'has no fault that axe finds, at $width px, $colorScheme, in $locale',
    async ({ locale, ...options }) => {
      const { page } = await open(locale, options)
      expect(await page.locator('main section').count()).toBeGreaterThan(9)
      expect(await findViolations(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    },
  )

  it.each(locales)('is valid markup, in %s', async (locale) => {
    expect(await findMarkupErrors(await writeStyleGuide(locale))).toEqual([])
  })

  it('is on no page of the site', async () => {
    const { page } = await visit('/styleguide')
    expect(await page.locator('.problem__code').textContent()).toContain('404')
  })
})
