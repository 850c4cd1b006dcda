import type { Locale } from '../site/locale'
import { riyadhDate, startOfRiyadhDay } from './calendar'
import type { DateText } from './date-text'

export const digitSets = ['latn', 'arab'] as const
export type Digits = (typeof digitSets)[number]

export interface Format {
  digits: Digits
  /** A day (`YYYY-MM-DD`) or the Riyadh day of an instant (epoch ms), in both calendars. */
  date(day: string | number): DateText
  /** Name of a month, `YYYY-MM`. */
  month(period: string): string
  /** Name of a month as short as the language has it, `YYYY-MM`. */
  shortMonth(period: string): string
  /** Name and year of a month, `YYYY-MM`: October 2026. */
  monthOfYear(period: string): string
  /** Weekday and date of a day (`YYYY-MM-DD`): Sunday, 22 November. */
  weekday(day: string): { weekday: string; date: string }
  /** Grouped digits: 57,000. */
  number(value: number): string
  /** Size of a file in kilobytes of 1,000 bytes: 3.5 kB. */
  size(bytes: number): string
  /** Text with its digits in the chosen digit set. */
  text(written: string): string
}

export function toDigits(text: string | number, digits: Digits): string {
  const latin = String(text)
  if (digits === 'latn') return latin
  return latin.replace(/\d/g, (digit) => String.fromCharCode(arabicZero + Number(digit)))
}

const languages: Record<Locale, string> = { ar: 'ar-SA', en: 'en-GB' }
/** U+0660, ARABIC-INDIC DIGIT ZERO. */
const arabicZero = 0x660
const fallback = 'en-US'
const cache = new Map<string, Format>()

/**
 * Formatter for dates and numbers in one language, cached per locale and digit set. It runs on the
 * server only, because browsers differ in their ICU data.
 */
export function createFormat({ locale, digits }: { locale: Locale; digits: Digits }): Format {
  const key = `${locale}-${digits}`
  const format = cache.get(key) ?? makeFormat(locale, digits)
  cache.set(key, format)
  return format
}

const parts = {
  month: { month: 'long' },
  shortMonth: { month: 'short' },
  monthOfYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function makeFormat(locale: Locale, digits: Digits): Format {
  const gregorian = dayFormat(locale, 'gregory', digits)
  const hijri = dayFormat(locale, 'islamic-umalqura', digits)
  const formats = new Map<keyof typeof parts, Intl.DateTimeFormat>()
  const numbers = new Intl.NumberFormat(tags(locale, `nu-${digits}`))
  let sizes: Intl.NumberFormat | undefined
  return {
    digits,
    date(day) {
      const at = typeof day === 'string' ? startOfRiyadhDay(day) : day
      return {
        iso: riyadhDate(at),
        gregorian: gregorian.format(at),
        // Intl writes the ʿayn of Rabiʿ as U+02BB, which most fonts lack, ours included.
        hijri: hijri
          .format(at)
          .replace(/\s+(?=هـ$)/, '')
          .replaceAll('\u02bb', '‘'),
      }
    },
    month: (period) => partOf('month', `${period}-01`),
    shortMonth: (period) => partOf('shortMonth', `${period}-01`),
    monthOfYear: (period) => partOf('monthOfYear', `${period}-01`),
    weekday: (day) => ({ weekday: partOf('weekday', day), date: partOf('date', day) }),
    number: (value) => numbers.format(value),
    size: (bytes) => {
      sizes ??= sizeFormat(locale, digits)
      return sizes.format(Math.max(bytes, 100) / 1000)
    },
    text: (written) => toDigits(written, digits),
  }

  /** Formatters are created on first use: each is slow to create, and few pages need them. */
  function partOf(name: keyof typeof parts, day: string): string {
    const format = formats.get(name) ?? gregorianFormat(locale, digits, parts[name])
    formats.set(name, format)
    return format.format(startOfRiyadhDay(day))
  }
}

function sizeFormat(locale: Locale, digits: Digits): Intl.NumberFormat {
  return new Intl.NumberFormat(tags(locale, `nu-${digits}`), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  })
}

function gregorianFormat(
  locale: Locale,
  digits: Digits,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const extension = `ca-gregory-nu-${digits}`
  return new Intl.DateTimeFormat(tags(locale, extension), { ...options, timeZone: 'Asia/Riyadh' })
}

function dayFormat(locale: Locale, calendar: string, digits: Digits): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags(locale, `ca-${calendar}-nu-${digits}`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  })
}

/** Tags are complete: the defaults of a bare `ar` or `ar-SA` differ between engines. */
function tags(locale: Locale, extension: string): string[] {
  return [`${languages[locale]}-u-${extension}`, `${fallback}-u-${extension}`]
}
