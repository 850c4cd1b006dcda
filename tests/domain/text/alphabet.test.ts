import { describe, expect, it } from 'vitest'
import { alphabets, compareTexts, letterOf } from '#domain/text/alphabet'

describe('the alphabet', () => {
  it.each([
    ['اعتماد مالي', 'ar', 'أ'],
    ['إدارة الطلب', 'ar', 'أ'],
    ['أمر شراء', 'ar', 'أ'],
    ['هندسة القيمة', 'ar', 'هـ'],
    ['value engineering', 'en', 'V'],
  ] as const)('puts "%s" (%s) under %s', (text, locale, letter) => {
    expect(letterOf(text, locale)).toBe(letter)
    expect(alphabets[locale]).toContain(letter)
  })

  it('stands in the order its own words are sorted in', () => {
    for (const locale of ['ar', 'en'] as const) {
      expect(alphabets[locale].toSorted(compareTexts(locale))).toEqual(alphabets[locale])
    }
  })

  it('sorts the forms of alef as one letter', () => {
    const sorted = ['برنامج', 'إدارة', 'أصل', 'اتفاقية', 'تجميع'].toSorted(compareTexts('ar'))
    expect(sorted).toEqual(['اتفاقية', 'إدارة', 'أصل', 'برنامج', 'تجميع'])
  })
})
