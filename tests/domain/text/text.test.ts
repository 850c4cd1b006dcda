import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, foldDigits, isBlank, isStorable } from '#domain/text/clean-text'
import { naughty } from '../../support/forms/naughty'
import { runs } from '../../support/sample'

const removed = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u
const cleaners = [
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
] as const

/**
 * Arbitrary UTF-16 with many special cases: spaces, invisible characters, combining marks, lone
 * surrogates.
 */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(' ', '\t', '\n', '\r', '\r\n', '\u00a0', '\u2028', '\u0000', '\u0085'),
      fc.constantFrom('\u200b', '\u200d', '\u202e', '\u2069', '\u061c', '\ufeff', '\u00ad'),
      fc.constantFrom('e', '\u0301', '\u0323', '\u0653', 'ا', 'ي', '\u0654', '\u1100', '\u1161'),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...naughty.map(([, text]) => text)),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''))

describe.each(cleaners)('a text after %s', (name, clean) => {
  it('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
      }),
      runs,
    )
  })

  it('is NFC and has no controls, no bidi marks and no space at its ends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text)
        const lines = name === 'cleanText' ? once.split('\n') : [once]
        expect(lines.filter((line) => removed.test(line))).toEqual([])
        expect(once).toBe(once.normalize('NFC'))
        expect(once).toBe(once.trim())
      }),
      runs,
    )
  })

  it('has no half characters when it is sound', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text)
        if (isStorable(once)) expect(once).toBe(once.toWellFormed())
        if (isStorable(text)) expect(once.isWellFormed()).toBe(true)
      }),
      runs,
    )
  })

  it.each(naughty)('is clean, whatever it was: %s', (_, text) => {
    expect(clean(clean(text))).toBe(clean(text))
  })
})

describe('a line', () => {
  it.each([
    ['spaces of any kind and number', ' a \t\u00a0\n b ', 'a b'],
    ...['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n', '\u001c', '\u001f'].map(
      (mark): [string, string, string] => [
        `the break ${JSON.stringify(mark)}`,
        `بند أول${mark}بند ثانٍ`,
        'بند أول بند ثانٍ',
      ],
    ),
    ['what is hidden between spaces', 'a \u200b \u202e b', 'a b'],
    ['a mark that stood behind something hidden', 'e\u200b\u0301', 'é'],
    ['letters and their marks', 'e\u0301 ا\u0653', 'é آ'],
    ['the joiners of Persian and of emoji', 'می\u200cخواهم 👩\u200d🚀', 'می\u200cخواهم 👩\u200d🚀'],
  ])('has in one spelling %s', (_, text, clean) => {
    expect(cleanLine(text)).toBe(clean)
  })
})

describe('running text', () => {
  it.each([
    ['keeps its line breaks, in one spelling', 'a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
    ['loses what stands at the ends of lines', 'a \t\n\u200bb\u202e \n\n', 'a\nb'],
    [
      'keeps the breaks of word processors',
      'بند أول\vبند ثانٍ\fثالث\u0085رابع\u2028خامس\u2029سادس',
      'بند أول\nبند ثانٍ\nثالث\nرابع\nخامس\nسادس',
    ],
    ['parts the fields of a table', 'a\u001cb\u001fc', 'a b c'],
    ['keeps its indents, without tabs', 'a\n\tb', 'a\n b'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })
})

describe('a text', () => {
  it.each([
    ['half a character', 'a\ud83d', false],
    ['nine marks on one letter', `a${'\u0301'.repeat(9)}`, false],
    ['full vowelling', 'ٱللَّهُمَّ', true],
    ['emoji', '👩‍👩‍👧‍👦🇸🇦', true],
  ])('with %s is sound or not', (_, text, sound) => {
    expect(isStorable(text)).toBe(sound)
  })

  it.each([
    ['nothing', '', true],
    ['spaces', ' \u3000', true],
    ['joiners', '\u200d\u200c', true],
    ['soft hyphens', '\u00ad\u00ad', true],
    ['fillers and blanks that count as letters', '\u3164\u2800', true],
    ['a letter', 'م', false],
    ['a digit', '٠', false],
    ['an emoji', '🙏🏽', false],
  ])('of %s is blank or not', (_, text, blank) => {
    expect(isBlank(text)).toBe(blank)
  })

  it('has its digits folded and nothing else', () => {
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０９ 42 ٪')).toBe('0123456789 0123456789 09 42 ٪')
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldDigits(text)).toHaveLength(text.length)
        expect(foldDigits(foldDigits(text))).toBe(foldDigits(text))
        expect(foldDigits(text)).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
      }),
      runs,
    )
  })
})
