import { describe, expect, it } from 'vitest'
import { messages } from '#client/translators.ts'
import { type Locale, locales } from '#domain/site/locale'
import { loginProblems, sessionEnded } from '#domain/site/login-problems'
import { problemLabels, problemTexts, retryText } from '#domain/site/problem'
import { findIdentifiers, findOtherSpellings } from '#domain/text/spelling'

/** Latin-script texts that Arabic messages may contain. */
const allowed = new Set([
  '.gov.sa',
  'HTTPS',
  'CSV',
  'KV',
  'R2',
  'UUID',
  'PDF',
  'Word',
  'ZIP',
  'UTF-8',
  'DOCX',
  'XLSX',
  'Excel',
  'docx',
  'xlsx',
  'JPG',
  'PNG',
  'SVG',
  'WebP',
  'AVIF',
  'HEIC',
  'reCAPTCHA',
  'INFO-1234',
  'vCard',
  'Ctrl',
  'F',
  'services',
  'backup',
  'https',
  'annual-report',
  'Markdown',
  'id',
])
/** Messages of punctuation and numbers only, the same in both languages. */
const wordless = [
  'dataset.versions.separator',
  'date.separator',
  'list.separator',
  'programmes.hours',
  'recordCharts.remarked',
  'recordCharts.several',
  'recordCharts.value',
  'services.and',
  'services.timed',
  'sla.percent',
]

/** Flattens messages to texts by key; a function is called with a number for each plural form. */
function textsOf(messages: unknown, key = ''): { key: string; text: string }[] {
  if (typeof messages === 'string') return [{ key, text: messages }]
  if (typeof messages === 'function') {
    return [0, 1, 2, 3, 11, 100].map((number) => {
      const parameters = new Proxy({}, { get: () => number })
      return { key, text: String(messages(parameters)) }
    })
  }
  return Object.entries(messages as object).flatMap(([name, inner]) =>
    textsOf(inner, key === '' ? name : `${key}.${name}`),
  )
}

const texts = (messages: unknown) =>
  textsOf(messages).map(({ key, text }) => ({ key, text: text.replace(/\{\{\w+\}\}/g, '') }))
const waits = [1, 2, 3, 11, 59, 60, 120, 180, 660, 6_000]
/** Texts of the problem pages, which show both languages. */
const problems = (locale: Locale) => [
  ...texts({
    problem: problemTexts,
    login: { ...loginProblems, sessionEnded },
    label: problemLabels,
  }).filter(({ key }) => key.endsWith(`.${locale}`)),
  ...waits.map((seconds) => ({ key: `retry.${seconds}`, text: retryText(locale, seconds) })),
]
const arabic = [...texts(messages.ar), ...problems('ar')]
const english = [...texts(messages.en), ...problems('en')]
const keysOf = (some: { key: string }[]) => [...new Set(some.map(({ key }) => key))].sort()
const latinWords = (text: string) =>
  (text.match(/\.?[A-Za-z][\w.-]*/g) ?? []).map((word) => word.replace(/\.$/, ''))

describe('the messages', () => {
  it('are many in both languages', () => {
    expect(arabic.length).toBeGreaterThan(900)
    expect(english.length).toBeGreaterThan(900)
    for (const locale of locales) expect(problems(locale)).toHaveLength(60)
  })

  it('are Arabic in Arabic', () => {
    const foreign = arabic.filter(({ text }) => !/\p{Script=Arabic}\p{Script=Arabic}/u.test(text))
    // The letter that shows the sizes of text is no word.
    const words = keysOf(foreign).filter((key) => key !== 'tools.size.letter')
    expect(words).toEqual(wordless.filter((key) => key !== 'programmes.hours'))
    const latin = arabic.filter(({ text }) => latinWords(text).some((word) => !allowed.has(word)))
    expect(latin).toEqual([])
  })

  it('are English in English', () => {
    expect(keysOf(english.filter(({ text }) => !/[A-Za-z]/.test(text)))).toEqual(wordless)
    expect(english.filter(({ text }) => /\p{Script=Arabic}/u.test(text))).toEqual([])
  })

  it('have one spelling for each word', () => {
    const others = [...arabic, ...english].flatMap(({ key, text }) =>
      findOtherSpellings(text).map((other) => ({ key, ...other })),
    )
    expect(others).toEqual([])
  })

  it('contain no identifiers of code', () => {
    const damaged = [...arabic, ...english].filter(({ text }) => findIdentifiers(text).length > 0)
    expect(damaged).toEqual([])
  })
})

describe('the other spellings', () => {
  it.each([
    ['المورّد', 'مورد'],
    ['يوميًّا', 'يًا'],
    ['فترة الانضمام', 'نافذة الانضمام'],
    ['جلسات عن بعد.', 'عن بُعد'],
    ['المصاعد والسلالم الكهربائية', 'السلالم المتحركة'],
    ['شهادة السعودة', 'التوطين'],
    ['الطريق البديل', 'قناة بديلة'],
    ['لـ 65 موردًا', 'لـ65'],
    ['إنستغرام', 'إنستجرام'],
    ['للكيلوغرام', 'كيلوجرام'],
    ['Send your remarks', 'comments'],
    ['the dearest of them', 'expensive'],
    ['Leaks were mended', 'repair'],
    ['Whoever asks', 'anyone who'],
    ['stars on a pale ground', 'background'],
    ['a large budget line', 'budget item'],
  ])('are found: %s', (text, use) => {
    expect(findOtherSpellings(text).map((other) => other.use)).toEqual([use])
  })

  it.each([
    'أيًّا كانت قناته',
    'وأيًّا',
    'عن بُعد',
    'بعد أسبوع',
    'recommend',
    'the ground floor',
    'a line of text',
  ])('are not found in what is right: %s', (text) => {
    expect(findOtherSpellings(text)).toEqual([])
  })
})
