import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { date } from '#domain/forms/field'
import { describeIssue } from '#domain/forms/issue'
import { locales } from '#domain/site/locale'
import { problemTexts } from '#domain/site/problem'

type Case = [name: string, schema: v.GenericSchema<unknown>, input: unknown, en: string, ar: string]

const text = v.string()
const list = v.array(v.string())
const number = v.number()

/** Errors of the specification's section 5, each from a schema without its own message. */
const cases: Case[] = [
  ['required', text, undefined, 'Required', 'هذا الحقل مطلوب'],
  ['invalid', text, 7, 'Invalid input', 'القيمة المدخلة غير صالحة'],
  ['a date', date, '2026-02-30', 'Invalid date', 'التاريخ غير صالح'],
  ['an ISO date', v.pipe(text, v.isoDate()), 'soon', 'Invalid date', 'التاريخ غير صالح'],
  [
    'least length of a text',
    v.pipe(text, v.minLength(3)),
    'ab',
    'Enter at least 3 characters',
    'اكتب 3 أحرف على الأقل',
  ],
  [
    'greatest length of a text',
    v.pipe(text, v.maxLength(1)),
    'ab',
    'Enter at most 1 character',
    'لا تتجاوز حرفًا واحدًا',
  ],
  [
    'least length of a list',
    v.pipe(list, v.minLength(2)),
    [],
    'Choose at least 2 options',
    'اختر خيارين على الأقل',
  ],
  [
    'greatest length of a list',
    v.pipe(list, v.maxLength(1)),
    ['a', 'b'],
    'Choose at most 1 option',
    'اختر خيارًا واحدًا على الأكثر',
  ],
  ['something of a list', v.pipe(list, v.nonEmpty()), [], 'Required', 'هذا الحقل مطلوب'],
  [
    'a bound that is no number',
    v.pipe(text, v.minValue('2026-01-01')),
    '2025-01-01',
    'Invalid input',
    'القيمة المدخلة غير صالحة',
  ],
  ['a lower bound', v.pipe(number, v.minValue(1)), 0, 'Enter 1 or more', 'اكتب عددًا لا يقل عن 1'],
  [
    'an upper bound',
    v.pipe(number, v.maxValue(5)),
    6,
    'Enter 5 or less',
    'اكتب عددًا لا يزيد على 5',
  ],
  [
    'a multiple',
    v.pipe(number, v.multipleOf(10)),
    15,
    'Enter a multiple of 10',
    'اكتب عددًا من مضاعفات 10',
  ],
  ['a URL', v.pipe(text, v.url()), 'here', 'Invalid URL', 'الرابط غير صالح'],
  ['a UUID', v.pipe(text, v.uuid()), '42', 'Invalid UUID', 'معرّف UUID غير صالح'],
  [
    'an e-mail address',
    v.pipe(text, v.email()),
    'noura',
    'Invalid email',
    translators.ar('validation.email'),
  ],
]

describe.each(cases)('the generic message for %s', (_, schema, input, en, ar) => {
  it.each(locales)('in %s', (locale) => {
    const { issues } = v.safeParse(schema, input, { abortPipeEarly: true })
    const [issue] = issues ?? []
    if (!issue) throw new Error('it was taken')
    expect(describeIssue(translators[locale], issue)).toBe(locale === 'en' ? en : ar)
  })
})

/** Sentences of the specification's sections 5 and 8, verbatim. */
const sentences = {
  'validation.name': 'Name field is required',
  'validation.email': 'Invalid email',
  'validation.captchaBox': 'Please check the reCAPTCHA box to proceed',
  'validation.robot': 'Please verify that you are not a robot',
  'failure.submit': 'Failed to submit the form. Please try again.',
  'failure.inquiry': 'Failed to fetch the inquiry status. Please try again.',
  'failure.subscribe': 'An error occurred while subscribing. Please try again.',
} as const

describe('the specification’s sentence', () => {
  it.each(Object.entries(sentences) as [keyof typeof sentences, string][])(
    '%s is exact in English and has an Arabic twin',
    (key, words) => {
      expect(translators.en(key)).toBe(words)
      expect(translators.ar(key)).toMatch(
        /^[\u0600-\u06ff\s.]+(?:\(reCAPTCHA\)[\u0600-\u06ff\s.]+)?$/,
      )
    },
  )

  it('for what broke stands on the page of a failure', () => {
    expect(problemTexts[500].text.en).toBe('Something went wrong. Please try again later.')
  })
})
