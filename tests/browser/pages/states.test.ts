import { describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { findMarkupErrors } from '../../support/markup'
import { sample, some } from '../../support/sample'
import { findSmallTargets, findViolations, overflow } from '../support/audit'
import { searchStates } from '../support/search-states'
import { formStates } from '../support/states'
import { act, besidesRefusals, desktop, inBothModes, narrow, startBrowser } from '../support/visit'

startBrowser()

const variants = locales.flatMap((locale) =>
  inBothModes([narrow, desktop]).map((view) => ({ locale, ...view })),
)

const states = [...formStates, ...searchStates]

describe('axe and html-validate find nothing, all fits, and React takes over in silence:', () => {
  it.each(some(sample(states, variants), 14))(
    '$subject.title ($variant.locale, $variant.colorScheme, $variant.width px)',
    async ({ subject, variant: { locale, ...size } }) => {
      const visited = await subject.open(locale, { ...size, reducedMotion: 'reduce' })
      const { page } = visited
      expect(await page.locator(subject.shows).first().isVisible()).toBe(true)
      await act(page)
      expect(await page.locator(subject.shows).first().isVisible()).toBe(true)
      expect(await findMarkupErrors(await page.content())).toEqual([])
      expect(await findViolations(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(besidesRefusals(visited)).toEqual([])
    },
  )
})
