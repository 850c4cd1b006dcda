import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toArabicReason } from '#client/staff/pages/entry/check-reasons.ts'
import { readEntryFile } from '#db/seed/entry-file'

/** Of files, settings and records that the desk cannot begin or end. */
const outsideTheDesk =
  /needs this file|uses this file|no content kind|file name|name of the file|UTF-8|NUL|SVG or PNG|Not a phone|Not a plain|Not a host|8 scripts|client\/assets|There is no file|address of a dataset|prefix of a ticket kind|meetings than|needs fields|no other type|sections must be|platforms must be|The picture \$|^chart\./

/** The reasons that the checks give, with `x1` for each value in them. */
const reasons = [...globSync('{db/seed,domain/content}/**/*.ts')].flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const given = [
    /reason: (['`])(.+?)\1,?\s/g,
    /refuseMarkdown\(\s*\w+,\s*(['`])(.+?)\1/g,
    /v\.(?:check|regex|maxLength|minLength|minValue|maxValue|integer|startsWith|nonEmpty|never|partialCheck|rawCheck)\((?:[^'`]|'[^']*',)*?(['`])([A-Z].+?)\1,?\s*\)/g,
  ]
  return given
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, , reason = '']) => reason))
    .filter((reason) => !outsideTheDesk.test(reason))
    .map((reason) => reason.replaceAll(/\$\{[^}]*\}/g, '1'))
})

describe('the Arabic words for what the checks find', () => {
  it('are there for every reason in the code', () => {
    expect(new Set(reasons).size).toBeGreaterThan(25)
    expect(reasons.filter((reason) => toArabicReason(reason) === null)).toEqual([])
  })

  it.each([
    ['an empty title', { ar: { title: '' } }, 'النص ناقص.'],
    ['a long title', { ar: { title: 'طويل '.repeat(20) } }, 'العنوان أطول من 70 حرفًا.'],
    ['a language that is missing', { ar: undefined }, 'ينقصه النص العربي.'],
    ['a day that is none', { date: '2026-02-30' }, 'لا يوم بهذا التاريخ.'],
    ['raw HTML', { ar: { body: 'نص <b>عريض</b>' } }, 'السطر 1: لا تُقبل هذه الصيغة في النص: html.'],
    ['a field that the kind has not', { nonsense: 1 }, 'لا حقل بهذا الاسم في هذا النوع.'],
  ])('are said for %s', (_, change, words) => {
    const texts = { title: 'عنوان', summary: 'ملخص.', body: 'نص.' }
    const source = { updated: '2026-01-01', date: '2026-01-01', tag: 'training' }
    const file = { ...source, ar: texts, en: { ...texts } } as Record<string, unknown>
    const broken = Object.fromEntries(
      Object.entries({ ...file, ...change }).map(([name, value]) => [
        name,
        name === 'ar' && value ? { ...texts, ...(value as object) } : value,
      ]),
    )
    const { problems } = readEntryFile('news', 'some-news', broken)
    expect(problems.map(({ reason }) => toArabicReason(reason))).toContain(words)
  })
})
