import { describe, expect, it } from 'vitest'
import {
  alphabets,
  compareTexts,
  letterOf,
  localeOfLetter,
  showLetter,
  toLetter,
} from '#domain/text/alphabet'

describe('the alphabet', () => {
  it.each([
    ['اعتماد مالي', 'أ'],
    ['إدارة الطلب', 'أ'],
    ['أمر شراء', 'أ'],
    ['آلية التسوية', 'أ'],
    ['ٱستدامة', 'أ'],
    ['هندسة القيمة', 'ه'],
    ['«نتيجة»', 'ن'],
    ['5 سنوات', 'س'],
    ['value engineering', 'V'],
    ['écart', 'E'],
  ] as const)('puts "%s" under %s', (text, letter) => {
    expect(letterOf(text)).toBe(letter)
    expect(alphabets[localeOfLetter(letter)]).toContain(letter)
  })

  it('has no letter for a text without any', () => {
    expect(letterOf('123، …')).toBeNull()
  })

  it.each([
    ['ا', 'أ'],
    ['إ', 'أ'],
    ['هـ', 'ه'],
    ['ه', 'ه'],
    ['b', 'B'],
    ['ab', null],
    ['5', null],
    ['', null],
    ['\u0654', null],
  ])('reads "%s" as the letter %s', (character, letter) => {
    expect(toLetter(character)).toBe(letter)
  })

  it('shows the isolated heh with a tatweel, and any other letter as it is', () => {
    expect(alphabets.ar.map(showLetter).filter((letter) => letter.length > 1)).toEqual(['هـ'])
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
