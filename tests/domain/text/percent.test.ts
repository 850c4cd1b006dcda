import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { keepPercentSigns } from '#domain/text/percent'

const mark = '\u200e'

it.each([
  ['توفير 32%', `توفير ${mark}32%`],
  ['من 37% إلى 22.5%.', `من ${mark}37% إلى ${mark}22.5%.`],
  ['<p>وكان <strong>37%</strong> منه</p>', `<p>وكان <strong>${mark}37%</strong> منه</p>`],
  ['ارتفع (+5%)', `ارتفع (${mark}+5%)`],
  ['<b>نص</b> <svg width="100%"/>', '<b>نص</b> <svg width="100%"/>'],
  [`توفير ${mark}32%`, `توفير ${mark}32%`],
  ['HTML 50%', 'HTML 50%'],
])('keeps the percent sign with its number in Arabic: %s', (text, kept) => {
  expect(keepPercentSigns(text, 'ar')).toBe(kept)
  expect(keepPercentSigns(kept, 'ar')).toBe(kept)
  expect(keepPercentSigns(text, 'en')).toBe(text)
})

it('does so in messages, whatever their parameters', () => {
  const text = translators.ar('feedback.share', { percent: 40, count: 5 })
  expect(text).toContain(`${mark}40%`)
  expect(text).toContain(`${mark}60%`)
})
