import { describe, expect, it } from 'vitest'
import { readComment } from '#domain/forms/comment'
import { readScore, scores } from '#domain/forms/score'
import { findSmallForm, hasSmallForms } from '#domain/forms/small-forms'
import { translators } from '#domain/messages/translators'
import { locales } from '#domain/site/locale'

describe('a score', () => {
  it.each(scores)('is %i, as a number or as text', (score) => {
    expect([readScore(score), readScore(String(score))]).toEqual([score, score])
  })

  it.each([undefined, null, '', '0', '6', 0, 6, 1.5, '1.5', ' 1', '01', '+1', true, [1], {}, '٣'])(
    'is not %j',
    (sent) => {
      expect(readScore(sent)).toBeNull()
    },
  )
})

describe.each(locales)('a comment, in %s', (locale) => {
  const t = translators[locale]

  it.each([
    ['  كلمة مفيدة \r\n وسطر ثان ', 'كلمة مفيدة\n وسطر ثان'],
    ['<b>bold</b> https://example.com', '<b>bold</b> https://example.com'],
    ['abc\u202edef\u0000', 'abcdef'],
    ['👨‍👩‍👧‍👦'.repeat(1_000), '👨‍👩‍👧‍👦'.repeat(1_000)],
  ])('is plain text without what cannot be seen', (sent, text) => {
    expect(readComment(sent, t)).toEqual({ ok: true, text })
  })

  it.each([
    [undefined, t('validation.required')],
    ['', t('validation.required')],
    [' \u200b\n', t('validation.required')],
    [7, t('validation.required')],
    ['ab', t('validation.tooShort', { count: 3 })],
    ['a'.repeat(1_001), t('validation.tooLong', { count: 1_000 })],
    ['\ud800abc', t('validation.invalid')],
  ])('of %j is refused with its sentence', (sent, issue) => {
    expect(readComment(sent, t)).toEqual({ ok: false, issue })
  })
})

describe('the small forms', () => {
  it('stand where the table of routes says', () => {
    expect(findSmallForm('service', 'rating')).toBe('rating')
    expect(findSmallForm('services', 'rating')).toBeNull()
    for (const page of ['book', 'chapter'] as const) {
      expect(findSmallForm(page, 'comment')).toBe('comment')
      expect(findSmallForm(page, 'suggestion')).toBe('suggestion')
    }
    expect(findSmallForm('service', 'comment')).toBeNull()
    expect(findSmallForm('faq', 'suggestion')).toBe('suggestion')
    expect([hasSmallForms('faq'), hasSmallForms('search')]).toEqual([true, false])
  })

  it.each(['constructor', '', undefined, null, 1, ['feedback']])('are none by %j', (name) => {
    expect(findSmallForm('book', name)).toBeNull()
  })
})
