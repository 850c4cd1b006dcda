import { expect, it } from 'vitest'
import { locales } from '#domain/locale'
import { translators } from '#domain/messages/translators'

it.each(locales)('how useful a page was is told from both sides (%s)', (locale) => {
  const line = translators[locale]('feedback.share', { percent: 75, count: 8 })
  expect(line).toContain('75%')
  expect(line).toContain('25%')
})
