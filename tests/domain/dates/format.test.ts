import { describe, expect, it } from 'vitest'
import { createFormat, toDigits } from '#domain/dates/format'

describe('a date', () => {
  it.each([
    ['ar', 'latn', '2026-11-18', '18 نوفمبر 2026', '8 جمادى الآخرة 1448هـ'],
    ['en', 'latn', '2026-11-18', '18 November 2026', '8 Jumada II 1448 AH'],
    ['ar', 'latn', '2026-09-23', '23 سبتمبر 2026', '12 ربيع الآخر 1448هـ'],
    ['ar', 'arab', '2026-11-18', '١٨ نوفمبر ٢٠٢٦', '٨ جمادى الآخرة ١٤٤٨هـ'],
    ['ar', 'latn', '2027-02-08', '8 فبراير 2027', '1 رمضان 1448هـ'],
    ['en', 'latn', '2026-09-23', '23 September 2026', '12 Rabi‘ II 1448 AH'],
    ['en', 'latn', '2026-05-12', '12 May 2026', '25 Dhu‘l-Qi‘dah 1447 AH'],
    ['en', 'latn', '2027-02-08', '8 February 2027', '1 Ramadan 1448 AH'],
  ] as const)(
    'is written in both calendars (%s, %s digits, %s)',
    (locale, digits, iso, gregorian, hijri) => {
      expect(createFormat({ locale, digits }).date(iso)).toEqual({ iso, gregorian, hijri })
    },
  )

  it('of an instant is the day it is in Riyadh', () => {
    const format = createFormat({ locale: 'en', digits: 'latn' })
    expect(format.date(Date.parse('2026-11-17T20:59:59Z')).iso).toBe('2026-11-17')
    expect(format.date(Date.parse('2026-11-17T21:00:00Z'))).toEqual(format.date('2026-11-18'))
  })
})

describe('parts of a date', () => {
  it.each([
    ['ar', 'latn', 'أكتوبر 2026', 'الأحد', '22 نوفمبر'],
    ['en', 'latn', 'October 2026', 'Sunday', '22 November'],
    ['ar', 'arab', 'أكتوبر ٢٠٢٦', 'الأحد', '٢٢ نوفمبر'],
  ] as const)('are Gregorian (%s, %s digits)', (locale, digits, month, weekday, date) => {
    const format = createFormat({ locale, digits })
    expect(format.monthOfYear('2026-10')).toBe(month)
    expect(format.weekday('2026-11-22')).toEqual({ weekday, date })
  })
})

describe('a number', () => {
  it.each([
    ['ar', 'latn', 57_000, '57,000'],
    ['en', 'latn', 57_000, '57,000'],
    ['ar', 'arab', 57_000, '٥٧٬٠٠٠'],
    ['ar', 'latn', 191, '191'],
  ] as const)(
    'is grouped in the digits that are set (%s, %s, %d)',
    (locale, digits, value, text) => {
      expect(createFormat({ locale, digits }).number(value)).toBe(text)
    },
  )
})

describe('the digits of a text', () => {
  it.each([
    ['latn', '11 سؤالًا', '11 سؤالًا'],
    ['arab', '11 سؤالًا', '١١ سؤالًا'],
    ['arab', 2026, '٢٠٢٦'],
    ['arab', '8,200', '٨,٢٠٠'],
    ['arab', 'سؤالان', 'سؤالان'],
  ] as const)('are those of the setting (%s, %s)', (digits, text, written) => {
    expect(toDigits(text, digits)).toBe(written)
    expect(createFormat({ locale: 'ar', digits }).text(String(text))).toBe(written)
  })
})
