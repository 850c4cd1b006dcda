import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { supportKinds } from '#domain/forms/support'
import {
  checkDigit,
  makeReference,
  possibleReferences,
  readReference,
} from '#domain/tickets/reference'
import { naughty } from '../../support/forms/naughty'
import { runs } from '../../support/sample'

const digits = '0123456789'
const nine = fc.string({ unit: fc.constantFrom(...digits), minLength: 9, maxLength: 9 })
const references = fc
  .tuple(fc.constantFrom(...supportKinds), nine)
  .map(([kind, number]) => makeReference(kind, number))

const isRight = (number: string) => checkDigit(number) === '0'

/** Every number that differs in one digit. */
function wrongDigits(number: string): string[] {
  return [...number].flatMap((digit, at) =>
    [...digits]
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  )
}

/** Every number with two different adjacent digits transposed. */
function swaps(number: string): string[] {
  return [...number].flatMap((digit, at) => {
    const next = number[at + 1]
    if (next === undefined || next === digit) return []
    return [number.slice(0, at) + next + digit + number.slice(at + 2)]
  })
}

describe('the check digit', () => {
  it('is the one of the published example', () => {
    expect(checkDigit('572')).toBe('4')
    expect(isRight('5724')).toBe(true)
  })

  it('catches every single wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(nine, (number) => {
        const whole = number + checkDigit(number)
        expect(isRight(whole)).toBe(true)
        expect([...wrongDigits(whole), ...swaps(whole)].filter(isRight)).toEqual([])
      }),
      runs,
    )
  })

  it('does so for every pair of digits at every place', () => {
    for (let at = 0; at <= 7; at += 1) {
      for (let pair = 0; pair < 100; pair += 1) {
        const number = '314159265'.slice(0, at) + String(pair).padStart(2, '0')
        const whole = number.padEnd(9, '8')
        const checked = whole + checkDigit(whole)
        expect(swaps(checked).filter(isRight)).toEqual([])
      }
    }
  })
})

describe('a reference as somebody typed it', () => {
  const arabicIndic = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const persian = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))

  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

  it.each([
    ['as it is', (text: string) => text],
    ['in lower case', (text: string) => text.toLowerCase()],
    ['without its dash', (text: string) => text.replace('-', '')],
    ['with a space for the dash', (text: string) => text.replace('-', ' ')],
    ['with spaces around the dash', (text: string) => text.replace('-', ' - ')],
    ['with another dash', (text: string) => text.replace('-', '–')],
    ['with spaces around it', (text: string) => ` \u00a0${text}\n`],
    ['with a number sign', (text: string) => `#${text}`],
    ['with spaces between its digits', (text: string) => text.replace(/(\d{3})(?=\d)/g, '$1 ')],
    ['in Arabic-Indic digits', arabicIndic],
    ['in Persian digits', persian],
    ['with the full stop of a sentence', (text: string) => `${text}.`],
    ['with an Arabic comma', (text: string) => `${text}،`],
    ['in quotation marks', (text: string) => `«${text}»`],
    ['in brackets', (text: string) => `(${text})`],
    ['with a label', (text: string) => `رقم الطلب: ${text}`],
    ['with a label and no colon', (text: string) => `رقم الطلب ${text}`],
    ['with an English label', (text: string) => `Reference number: ${text}`],
    ['with a short label', (text: string) => `Ref. ${text}`],
    ['in full-width letters', fullWidth],
    ['in all of these', (text: string) => ` ${persian(text).toLowerCase().replace('-', ' ')} `],
  ])('is read %s', (_, spell) => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(readReference(spell(reference))).toBe(reference)
      }),
      runs,
    )
  })

  it.each([
    ['INFO-1234', 'INFO-1234'],
    ['foi 0001', 'FOI-0001'],
    ['INFO-1234567890', 'INFO-1234567890'],
  ])('may have 4 to 10 digits: %s', (text, reference) => {
    expect(readReference(text)).toBe(reference)
  })

  it.each([
    '',
    'INFO',
    '1234',
    'INFO-123',
    'INFO-12345678901',
    'IN-1234',
    'INFOS-1234',
    'INFO--1234',
    'INFO-12 3',
    '##INFO-1234',
    'INFO-12-34',
    'INFO-1234 FOI-1234',
    'طلب-1234',
  ])('is none: "%s"', (text) => {
    expect(readReference(text)).toBeNull()
  })

  it('of digits alone may be of any kind', () => {
    const kinds = ['INFO', 'TECH']
    expect(possibleReferences(' #١٢٣ ٤ ', kinds)).toEqual(['INFO-1234', 'TECH-1234'])
    expect(possibleReferences('tech 1234', kinds)).toEqual(['TECH-1234'])
    expect(possibleReferences('رقم الطلب: ١٢٣٤.', kinds)).toEqual(['INFO-1234', 'TECH-1234'])
    expect(possibleReferences('Ref 1234', kinds)).toEqual(['INFO-1234', 'TECH-1234'])
    expect(possibleReferences('123', kinds)).toEqual([])
    expect(possibleReferences('12345678901', kinds)).toEqual([])
  })

  it('is read without failing from any text, and once read stays', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'INFO-0٣۷ \u2013\ud83d') }),
      fc.constantFrom(...naughty.map(([, text]) => text)),
      fc.stringMatching(/^ ?(?:INFO|foi)[- \u2013]?[0-9٠-٩]{3,11} ?$/),
    )
    let found = 0
    fc.assert(
      fc.property(texts, (text) => {
        const read = readReference(text)
        if (read === null) return
        found += 1
        expect(read).toMatch(/^[A-Z]{3,4}-\d{4,10}$/)
        expect(readReference(read)).toBe(read)
      }),
      runs,
    )
    expect(found).toBeGreaterThan(0)
  })

  it('is found among blanks however many there are, and refused where more stands between them', () => {
    const blanks = ' '.repeat(70_000)
    expect(readReference(`${blanks}INFO${blanks}-${blanks}1234${blanks}`)).toBe('INFO-1234')
    expect(readReference(`INFO${blanks}x`)).toBeNull()
    expect(readReference(`INFO${'-'.repeat(70_000)}1234`)).toBeNull()
    expect(readReference(`INFO-1${blanks}x`)).toBeNull()
  })
})
