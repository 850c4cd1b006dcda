import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { Row } from '#domain/datasets/rows'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import { agreementsChart } from '#worker/pages/open/charts/agreements'

const today = '2026-11-25'
const agreement = (windows: string | null, ends = '2028-12-31'): Row => ({
  agreement_id: 'a',
  title_ar: 'اتفاقية',
  title_en: 'Agreement',
  kind: 'open',
  starts_on: '2024-12-01',
  ends_on: ends,
  // As it was on the day of the version.
  next_joining_on: '2026-06-01',
  joining_windows: windows,
})

const closed = '2026-06-01/2026-06-30'
const open = `${closed} 2026-11-10/2026-12-09 2027-05-10/2027-06-08`
const later = `${closed} 2026-12-01/2026-12-30`

function chartOf(rows: Row[], locale: Locale = 'en') {
  const format = createFormat({ locale, digits: 'latn' })
  return agreementsChart(rows, { t: translators[locale], format, locale, today })
}

it.each([
  [
    [agreement(open), agreement(open), agreement(later)],
    '3 agreements in force; 2 joining windows are open today; the next joining window opens on 1 December 2026',
    '3 اتفاقيات سارية؛ نافذتا انضمام مفتوحتان اليوم؛ تُفتح نافذة الانضمام القادمة في 1 ديسمبر 2026',
  ],
  [
    [agreement(later), agreement(open, today)],
    '2 agreements in force; one joining window is open today; the next joining window opens on 1 December 2026',
    'اتفاقيتان ساريتان؛ نافذة انضمام واحدة مفتوحة اليوم؛ تُفتح نافذة الانضمام القادمة في 1 ديسمبر 2026',
  ],
  [
    [agreement(later), agreement(open, '2026-11-24')],
    'One agreement in force; the next joining window opens on 1 December 2026',
    'اتفاقية سارية واحدة؛ تُفتح نافذة الانضمام القادمة في 1 ديسمبر 2026',
  ],
  [
    [agreement(`2026-11-25/2026-11-25`)],
    'One agreement in force; one joining window is open today',
    'اتفاقية سارية واحدة؛ نافذة انضمام واحدة مفتوحة اليوم',
  ],
  [
    [agreement(null), agreement(closed)],
    'Framework agreements and their terms',
    'الاتفاقيات الإطارية ومددها',
  ],
])('the finding counts the windows that are open and names the next', (rows, english, arabic) => {
  expect(chartOf(rows)?.finding).toBe(english)
  expect(chartOf(rows, 'ar')?.finding).toBe(arabic)
})

it('the table has the first day of the current or next window, whatever the version says', () => {
  const { head, rows } =
    chartOf([agreement(open), agreement(later), agreement(closed)])?.table ?? {}
  expect(head?.at(-1)).toBe('Current or next joining window')
  expect(rows?.map((row) => row.at(-1))).toEqual(['10 November 2026', '1 December 2026', '–'])
})
