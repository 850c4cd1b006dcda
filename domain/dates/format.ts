import type { DateText } from '../payloads/payloads'
import type { Locale } from '../site/locale'
import { riyadhDate, startOfRiyadhDay } from './calendar'

export const digitSets = ['latn', 'arab'] as const
export type Digits = (typeof digitSets)[number]

export interface Format {
  /** A day (`YYYY-MM-DD`) or the Riyadh day of an instant (epoch ms), in both calendars. */
  date(day: string | number): DateText
  /** The name of a month, `YYYY-MM`. */
  month(period: string): string
  /** The same with its year: October 2026. */
  monthOfYear(period: string): string
  /** A day (`YYYY-MM-DD`) by its weekday and date: Sunday, 22 November. */
  weekday(day: string): { weekday: string; date: string }
  /** Digits in groups: 57,000. */
  number(value: number): string
  /** A written text with its digits in the set that is chosen. */
  text(written: string): string
}

/** A text with its digits in the set that is chosen. */
export function toDigits(text: string | number, digits: Digits): string {
  const latin = String(text)
  if (digits === 'latn') return latin
  return latin.replace(/\d/g, (digit) => String.fromCharCode(arabicZero + Number(digit)))
}

const languages: Record<Locale, string> = { ar: 'ar-SA', en: 'en-GB' }
/** ٠ */
const arabicZero = 0x660
const fallback = 'en-US'
const kept = new Map<string, Format>()

/** Dates and numbers as text of one language: worked out here, so that every browser shows the same. */
export function createFormat({ locale, digits }: { locale: Locale; digits: Digits }): Format {
  const key = `${locale}-${digits}`
  const format = kept.get(key) ?? makeFormat(locale, digits)
  kept.set(key, format)
  return format
}

const parts = {
  month: { month: 'long' },
  monthOfYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function makeFormat(locale: Locale, digits: Digits): Format {
  const gregorian = dayFormat(locale, 'gregory', digits)
  const hijri = dayFormat(locale, 'islamic-umalqura', digits)
  const made = new Map<keyof typeof parts, Intl.DateTimeFormat>()
  const numbers = new Intl.NumberFormat(tags(locale, `nu-${digits}`))
  return {
    date(day) {
      const at = typeof day === 'string' ? startOfRiyadhDay(day) : day
      return {
        iso: riyadhDate(at),
        gregorian: gregorian.format(at),
        // Intl writes the ʿayn of Rabi‘ with a letter that few faces have, ours not either.
        hijri: hijri
          .format(at)
          .replace(/\s+(?=هـ$)/, '')
          .replaceAll('\u02bb', '‘'),
      }
    },
    month: (period) => partOf('month', `${period}-01`),
    monthOfYear: (period) => partOf('monthOfYear', `${period}-01`),
    weekday: (day) => ({ weekday: partOf('weekday', day), date: partOf('date', day) }),
    number: (value) => numbers.format(value),
    text: (written) => toDigits(written, digits),
  }

  /** Made when first asked for: few pages need them, and each takes a while to make. */
  function partOf(name: keyof typeof parts, day: string): string {
    const format = made.get(name) ?? gregorianFormat(locale, digits, parts[name])
    made.set(name, format)
    return format.format(startOfRiyadhDay(day))
  }
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

/** Tags are written in full: what a bare `ar` or `ar-SA` means differs between engines. */
function tags(locale: Locale, extension: string): string[] {
  return [`${languages[locale]}-u-${extension}`, `${fallback}-u-${extension}`]
}
