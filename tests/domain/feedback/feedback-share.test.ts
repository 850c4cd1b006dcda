import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'

it.each(locales)('how useful a page was is told from both sides (%s)', (locale) => {
  const line = translators[locale]('feedback.share', { percent: 75, count: 8 })
  expect(line).toContain('75%')
  expect(line).toContain('25%')
})
