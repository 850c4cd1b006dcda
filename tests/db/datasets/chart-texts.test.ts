import { expect, it } from 'vitest'
import type { Row } from '#domain/datasets/row'
import { createFormat } from '#domain/dates/format'
import { translators } from '#domain/messages/translators'
import type { Locale } from '#domain/site/locale'
import { questionsChart, termsChart } from '#worker/payloads/loaders/datasets/charts/categories'
import type { ChartDeps } from '#worker/payloads/loaders/datasets/charts/chart-source'

const depsOf = (locale: Locale): ChartDeps => ({
  ...{ locale, t: translators[locale], today: '2026-11-25' },
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
