import { describe, expect, it } from 'vitest'
import {
  isReleasable,
  type ReleaseValues,
  readReleaseDraft,
  slugOf,
} from '#domain/releases/release-draft'

const typed: ReleaseValues = {
  titleAr: 'أوقات ترسية المنافسات',
  titleEn: 'Award times of tenders',
  summaryAr: 'كم يومًا تستغرق الترسية؟',
  summaryEn: 'How many days does an award take?',
  answerAr: 'لا تصل المواعيد إلى الهيئة.',
  answerEn: 'The dates do not reach the authority.',
  outcome: 'not-held',
  exemption: '',
  topic: '',
}
const issuesOf = (more: Partial<ReleaseValues>, names: string[] = []) => {
  const read = readReleaseDraft({ ...typed, ...more }, names)
  return read.ok ? [] : read.issues
}

describe('a draft for the disclosure log', () => {
  it('is complete in both languages', () => {
    expect(readReleaseDraft(typed, [])).toEqual({
      ok: true,
      draft: { ...typed, exemption: null, topic: null },
    })
    const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, ' ']))
    expect(issuesOf(empty).map(({ field, problem }) => [field, problem])).toEqual(
      ['titleAr', 'titleEn', 'summaryAr', 'summaryEn', 'answerAr', 'answerEn', 'outcome'].map(
        (field) => [field, 'required'],
      ),
    )
  })

  it.each([
    ['answerAr', 'راسلنا على visitor@example.com', 'email'],
    ['answerEn', 'Your request FOI-1000000047 is closed', 'reference'],
    ['summaryAr', 'جوال السائل ٠٥٠ ١٢٣ ٤٥٦٧', 'phone'],
    ['summaryEn', 'Identity 1023456789', 'nationalId'],
    ['titleEn', 'File 8765432', 'number'],
  ] as const)('names in %s nothing such as «%s»', (field, text, hint) => {
    expect(issuesOf({ [field]: text })).toEqual([{ field, problem: 'personal', hint }])
  })

  it('does not name its sender, in any spelling', () => {
    const names = ['أحمد الغامدي', 'Gulf Office Supplies', 'سعد']
    expect(issuesOf({ answerAr: 'طلب احمد الغامدى ذلك، وسعد به.' }, names)).toEqual([
      { field: 'answerAr', problem: 'sender' },
    ])
    expect(issuesOf({ summaryEn: 'Asked by GULF OFFICE  SUPPLIES' }, names)).toEqual([])
    expect(issuesOf({ summaryEn: 'Asked by GULF OFFICE SUPPLIES' }, names)).toEqual([
      { field: 'summaryEn', problem: 'sender' },
    ])
    expect(issuesOf({}, names)).toEqual([])
  })

  it.each([
    [{ titleAr: 'Award times' }, 'titleAr', 'language'],
    [{ answerEn: 'لا تصل المواعيد' }, 'answerEn', 'language'],
    [{ titleEn: 'a' }, 'titleEn', 'language'],
    [{ titleEn: 'a'.repeat(71) }, 'titleEn', 'tooLong'],
    [{ outcome: 'maybe' }, 'outcome', 'required'],
    [{ outcome: 'refused' }, 'exemption', 'exemptionMissing'],
    [{ outcome: 'granted', exemption: 'draft' }, 'exemption', 'exemptionExcess'],
  ] as const)('refuses %o', (more, field, problem) => {
    expect(issuesOf(more)).toEqual([{ field, problem }])
  })
})

describe('a slug', () => {
  it.each([
    ['Award times of tenders', 'award-times-of-tenders'],
    ['The café’s costs: 2025!', 'the-cafes-costs-2025'],
    ['ترسية', ''],
    [`${'word '.repeat(20)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
})

it('only answers to requests for data or information are published', () => {
  expect(isReleasable({ kind: 'FOI', status: 'answered' })).toBe(true)
  expect(isReleasable({ kind: 'DATA', status: 'rejected' })).toBe(true)
  expect(isReleasable({ kind: 'INFO', status: 'answered' })).toBe(false)
  expect(isReleasable({ kind: 'FOI', status: 'withdrawn' })).toBe(false)
})
