import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type ReadContext, readForm } from '#domain/forms/form'
import { inquiry } from '#domain/forms/inquiry'
import { forms } from '#domain/forms/registry'
import { support, supportKinds } from '#domain/forms/support'
import { cleanLine, cleanText } from '#domain/text/clean-text'
import { naughty } from '../../support/forms/naughty'
import { runs } from '../../support/sample'

const today = '2026-11-20'
const lists = { kinds: supportKinds, topics: ['framework-agreements', 'website', 'other'] }
const en: ReadContext = { t: translators.en, lists, today }
const ar: ReadContext = { t: translators.ar, lists, today }

const good = {
  mainType: 'INFO',
  type: 'other',
  fullName: 'نورة بنت سالم',
  email: 'noura@example.com',
  message: 'متى يبدأ الانضمام إلى الاتفاقية؟',
}
type Name = keyof typeof good
const names = Object.keys(good) as Name[]

/** The error of one field when all others are valid; null when it is valid. */
function said(name: Name, value: unknown, context = en): string | null {
  const read = readForm(support, { ...good, [name]: value }, context)
  if (read.ok) return null
  expect(read.issues.map(({ field }) => field)).toEqual([name])
  return read.issues[0]?.message ?? ''
}

const words = {
  name: ['Name field is required', 'حقل الاسم مطلوب'],
  email: ['Invalid email', 'البريد الإلكتروني غير صالح'],
  required: ['Required', 'هذا الحقل مطلوب'],
  invalid: ['Invalid input', 'القيمة المدخلة غير صالحة'],
} as const

const wrong: [Name, string, unknown, readonly [string, string]][] = [
  ['mainType', 'absent', undefined, words.required],
  ['mainType', 'empty', '', words.required],
  ['mainType', 'none of the list', 'NEWS', words.invalid],
  ['mainType', 'in another letter case', 'info', words.invalid],
  ['mainType', 'the name of a member', 'constructor', words.invalid],
  ['mainType', 'too long', 'I'.repeat(65), words.invalid],
  ['type', 'absent', undefined, words.required],
  ['type', 'spaces', '  ', words.required],
  ['type', 'none of the list', 'weather', words.invalid],
  ['fullName', 'absent', undefined, words.name],
  ['fullName', 'empty', '', words.name],
  ['fullName', 'spaces', ' \u00a0\t', words.name],
  ['fullName', 'nothing to see', '\u3164\u200d\u00ad', words.name],
  ['fullName', 'sent twice', ['a', 'b'], words.name],
  ['fullName', 'half a character', 'نورة\ud83d', words.invalid],
  ['fullName', 'a tower of marks', `نو${'\u0301'.repeat(20)}رة`, words.invalid],
  ['fullName', 'too short', 'ن', ['Enter at least 2 characters', 'اكتب حرفين على الأقل']],
  ['fullName', 'too long', 'ن'.repeat(121), ['Enter at most 120 characters', 'لا تتجاوز 120 حرفًا']],
  ['email', 'absent', undefined, words.email],
  ['email', 'empty', '', words.email],
  ['email', 'no address', 'noura', words.email],
  ['email', 'two addresses', 'a@example.com,b@example.com', words.email],
  ['email', 'an address and a header', 'a@example.com\r\nBcc: b@example.com', words.email],
  ['email', 'without a domain', 'noura@', words.email],
  ['email', 'too long', `${'n'.repeat(250)}@example.com`, words.email],
  ['message', 'absent', undefined, words.required],
  ['message', 'empty', '\n\n \t', words.required],
  ['message', 'an object', { toString: 'x' }, words.required],
  ['message', 'too short', 'متى؟', ['Enter at least 10 characters', 'اكتب 10 أحرف على الأقل']],
  [
    'message',
    'too long',
    'م'.repeat(4_001),
    ['Enter at most 4000 characters', 'لا تتجاوز 4000 حرف'],
  ],
  [
    'message',
    'far too long',
    'م'.repeat(70_000),
    ['Enter at most 4000 characters', 'لا تتجاوز 4000 حرف'],
  ],
]

describe('the support form', () => {
  it.each(wrong)('says what is wrong with %s: %s', (name, _, value, [english, arabic]) => {
    expect([said(name, value), said(name, value, ar)]).toEqual([english, arabic])
  })

  it('names every field of an empty form, in their order', () => {
    expect(readForm(support, {}, en)).toEqual({
      ok: false,
      issues: [
        { field: 'mainType', message: 'Required' },
        { field: 'type', message: 'Required' },
        { field: 'fullName', message: 'Name field is required' },
        { field: 'email', message: 'Invalid email' },
        { field: 'message', message: 'Required' },
      ],
    })
  })

  it('takes what is as short and as long as allowed, in graphemes', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(said('fullName', 'نا')).toBeNull()
    expect(said('fullName', family.repeat(120))).toBeNull()
    expect(said('fullName', family.repeat(121))).toBe('Enter at most 120 characters')
    expect(said('message', 'م'.repeat(10))).toBeNull()
    expect(said('message', 'م'.repeat(4_000))).toBeNull()
    expect(said('email', `${'n'.repeat(242)}@example.com`)).toBeNull()
  })

  it.each(supportKinds)('takes the kind %s and no kind it is not offered', (kind) => {
    expect(said('mainType', kind)).toBeNull()
    const without = { ...en, lists: { topics: lists.topics } }
    expect(said('mainType', kind, without)).toBe('Invalid input')
  })

  it('gives what is stored: clean, in one spelling, and nothing it did not ask for', () => {
    const sent = {
      ...good,
      fullName: '  نورة\u202e  بنت \u00a0سالم ',
      email: ' noura@example.com\n',
      message: 'السلام عليكم\r\n\r\nمتى يبدأ الانضمام؟\u0000  \n',
      status: 'closed',
      constructor: 'x',
    }
    expect(readForm(support, sent, en)).toEqual({
      ok: true,
      values: { ...good, message: 'السلام عليكم\n\nمتى يبدأ الانضمام؟', attachments: [] },
    })
  })

  it('stores the same when what was stored is read again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...naughty.map(([, some]) => some)),
    )
    const input = fc.record({
      mainType: fc.constantFrom(...supportKinds),
      type: fc.constantFrom(...lists.topics),
      fullName: text.map((some) => `ab${some}`),
      email: fc.oneof(fc.constant(good.email), fc.emailAddress()),
      message: text.map((some) => `at least ten ${some}`),
      extra: text,
    })
    let accepted = 0
    fc.assert(
      fc.property(input, (sent) => {
        const once = readForm(support, sent, en)
        if (!once.ok) return
        accepted += 1
        expect(once.values.fullName).toBe(cleanLine(sent.fullName))
        expect(once.values.message).toBe(cleanText(sent.message))
        expect(Object.keys(once.values)).toEqual([...names, 'attachments'])
        expect(readForm(support, once.values, ar)).toEqual(once)
      }),
      runs,
    )
    expect(accepted).toBeGreaterThan(runs.numRuns / 10)
  })
})

describe('every form', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...naughty.map(([, text]) => text)),
    fc.anything(),
  )

  it.each(Object.values(forms))('$name answers whatever it is sent', (form) => {
    const fields = Object.keys(form.fields)
    const input = fc.record(Object.fromEntries(fields.map((name) => [name, anything])))
    fc.assert(
      fc.property(input, (sent) => {
        const read = readForm(form, sent, ar)
        if (read.ok) expect(Object.keys(read.values)).toEqual(fields)
        else for (const { message } of read.issues) expect(message).toMatch(/^[\u0600-\u06ff]/)
      }),
      runs,
    )
  })

  it.each(naughty)('answers %s in all its fields', (_, text) => {
    for (const form of Object.values(forms)) {
      const sent = Object.fromEntries(Object.keys(form.fields).map((name) => [name, text]))
      const read = readForm(form, sent, en)
      expect(read.ok ? [] : read.issues.map(({ message }) => message)).not.toContain('')
    }
  })

  it.each([
    ['letters', 'a'],
    ['spaces', ' '],
    ['marks', '\u0301'],
    ['halves', '\ud83d'],
    ['controls', '\u0000'],
    ['an address without end', 'a.'],
    ['at signs', '@'],
    ['dashes and digits', '-1'],
    ['flags', '🇸🇦'],
    ['new lines', '\r\n'],
  ])('answers 70 KB of %s a field in time', (_, unit) => {
    const text = unit.repeat(70_000 / unit.length)
    const started = performance.now()
    for (const form of Object.values(forms)) {
      const sent = Object.fromEntries(Object.keys(form.fields).map((name) => [name, text]))
      expect(readForm(form, sent, en).ok).toBe(false)
    }
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

describe('the inquiry form', () => {
  it('folds the digits of a reference and leaves the rest to the look-up', () => {
    const sent = { email: good.email, ticketNumber: ' info-\u200f١٢٣۴ ' }
    expect(readForm(inquiry, sent, en)).toEqual({
      ok: true,
      values: { email: good.email, ticketNumber: 'info-1234' },
    })
  })

  it.each([
    ['', 'Required'],
    ['\u200b', 'Required'],
    ['I'.repeat(121), 'Invalid input'],
    ['I'.repeat(70_000), 'Invalid input'],
  ])('says what is wrong with a number', (ticketNumber, message) => {
    expect(readForm(inquiry, { email: good.email, ticketNumber }, en)).toEqual({
      ok: false,
      issues: [{ field: 'ticketNumber', message }],
    })
  })
})
