import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { Row } from '#domain/datasets/rows'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import { questionsChart, termsChart } from '#worker/pages/open/charts/content'
import type { ChartSourceDeps } from '#worker/pages/open/charts/describe-chart'
import { replyDaysChart } from '#worker/pages/open/charts/requests'
import { serviceLevelsChart } from '#worker/pages/open/charts/service-levels'

const depsOf = (locale: Locale): ChartSourceDeps => ({
  locale,
  t: translators[locale],
  today: '2026-11-25',
  format: createFormat({ locale, digits: 'latn' }),
})

const filed = (count: number, ar: string, en: string): Row[] =>
  Array.from({ length: count }, () => ({ category_ar: ar, category_en: en }))
const categories = [
  ...filed(2, 'الصغيرة', 'Small'),
  ...filed(17, 'الكبيرة', 'Large'),
  ...filed(16, 'الوسطى', 'Middle'),
]

it.each([
  [termsChart, 'en', '35 terms; the largest category, “Large”, has 17'],
  [questionsChart, 'en', '35 questions; the largest category, “Large”, has 17'],
  [termsChart, 'ar', 'عدد المصطلحات 35، وأكبر فئاتها «الكبيرة» وفيها 17'],
  [questionsChart, 'ar', 'عدد الأسئلة 35، وأكبر فئاتها «الكبيرة» وفيها 17'],
] as const)(
  'the largest category is named with its number, never as most',
  (chart, locale, text) => {
    expect(chart(categories, depsOf(locale))?.finding).toBe(text)
  },
)

const results = (met: number, missed: number): Row[] =>
  Array.from({ length: met + missed }, (_, at) => ({
    indicator: 'reply-in-time',
    month: `2025-${String(at + 1).padStart(2, '0')}`,
    value: 90,
    target: 95,
    met: at < met,
  }))

it.each([
  [0, 2, 'لم يبلغ الرد في موعده مستهدفه في أي شهر من 2، من يناير 2025 إلى فبراير 2025'],
  [1, 2, 'بلغ الرد في موعده مستهدفه في شهر واحد من 3، من يناير 2025 إلى مارس 2025'],
  [2, 1, 'بلغ الرد في موعده مستهدفه في شهرين من 3، من يناير 2025 إلى مارس 2025'],
  [5, 1, 'بلغ الرد في موعده مستهدفه في 5 أشهر من 6، من يناير 2025 إلى يونيو 2025'],
  [11, 1, 'بلغ الرد في موعده مستهدفه في 11 شهرًا من 12، من يناير 2025 إلى ديسمبر 2025'],
])('months in which the target was met are counted in their period: %d', (met, missed, text) => {
  const rows = results(met, missed)
  expect(serviceLevelsChart(rows, depsOf('ar'))?.finding).toBe(text)
  expect(serviceLevelsChart(rows, depsOf('en'))?.finding).toContain(
    `in ${met} of ${met + missed} months, from January 2025 to `,
  )
})

it('the time to reply is drawn in days beside the days that are promised', () => {
  const months = [2.2, 1.6].map((value, at) => ({
    indicator: 'time-to-reply',
    month: `2025-0${at + 1}`,
    value,
    target: 3,
    met: true,
  }))
  const chart = replyDaysChart([...months, ...results(1, 0)], depsOf('en'))
  expect(chart).toMatchObject({
    form: 'bars',
    per: 1,
    finding: 'Average time to reply in February 2025: 1.6 working days',
    goal: { value: 3 },
    bars: [{ value: 2.2 }, { value: 1.6, text: '1.6' }],
  })
})

it.each([
  [120, 1, 'Each square is one item.'],
  [121, 10, 'Each square is 10.'],
  [1_201, 100, 'Each square is 100.'],
])('a mark is a power of ten of the units, which the caption says: %d', (count, per, text) => {
  const chart = termsChart(filed(count, 'أ', 'A'), depsOf('en'))
  expect(chart).toMatchObject({ per })
  expect(chart?.caption).toContain(text)
})
