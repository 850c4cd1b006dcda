import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { shownLinkPrefix } from '#domain/feedback/comments'
import { readComment } from '#domain/forms/feedback'
import { readScore, scores } from '#domain/forms/score'
import { findSmallForm, hasSmallForms } from '#domain/forms/small-forms'
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
    expect(readComment('comment', { comment: sent, link: 'x' }, t)).toEqual({
      ok: true,
      text,
      link: null,
    })
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
    expect(readComment('comment', { comment: sent }, t)).toEqual({ ok: false, issue })
  })
})

describe.each(locales)('the link of a use case, in %s', (locale) => {
  const t = translators[locale]
  const read = (link: unknown) => readComment('useCase', { comment: 'A map', link }, t)
  const long = `https://example.com/${'x'.repeat(280)}`

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [' \u200b', null],
    [' https://example.com ', 'https://example.com/'],
    ['HTTPS://Example.COM:8443/a?b=1#c', 'https://example.com:8443/a?b=1#c'],
    [
      'https://مثال.example/خريطة "x"',
      'https://xn--mgbh0fb.example/%D8%AE%D8%B1%D9%8A%D8%B7%D8%A9%20%22x%22',
    ],
    ['https://exam\u202eple.com/', 'https://example.com/'],
    [long, long],
  ])('%j is kept as %j', (sent, link) => {
    expect(read(sent)).toEqual({ ok: true, text: 'A map', link })
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://example.com',
    'data:text/html,x',
    'http://example.com',
    'http://user:pw@example.com',
    'ftp://example.com',
    '//example.com',
    'https://user:pw@example.com',
    'https://user@example.com',
    'https://:pw@example.com',
    'https://',
    'https:example.com',
    'https:\\\\example.com',
    'https://exa mple.com',
    'example.com',
    'https://localhost',
    'https://127.0.0.1',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://example.com.',
    'https://example.com:99999',
    7,
    {},
    ['x'],
    'https://example.com/\ud800',
  ])('%j is refused', (sent) => {
    expect(read(sent)).toEqual({
      ok: false,
      issue: t('useCase.badLink', { prefix: shownLinkPrefix }),
      field: 'link',
    })
  })

  it('is refused with a sentence that says how it begins', () => {
    const refused = read('example.com')
    expect(refused).toMatchObject({ ok: false, issue: expect.stringContaining('https://') })
    expect(t('useCase.linkHint', { prefix: shownLinkPrefix })).toContain('https://')
  })

  it('is refused above 300 characters, and after the text', () => {
    const issue = t('validation.tooLong', { count: 300 })
    expect(read(`${long}y`)).toEqual({ ok: false, issue, field: 'link' })
    expect(read('x'.repeat(50_000))).toEqual({ ok: false, issue, field: 'link' })
    expect(readComment('useCase', { comment: '', link: 'x' }, t)).toEqual({
      ok: false,
      issue: t('validation.required'),
    })
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
    expect(findSmallForm('dataset', 'useCase')).toBe('useCase')
    expect(findSmallForm('service', 'comment')).toBeNull()
    expect(findSmallForm('dataset', 'comment')).toBeNull()
    expect(findSmallForm('book', 'useCase')).toBeNull()
    expect(findSmallForm('faq', 'suggestion')).toBe('suggestion')
    expect([hasSmallForms('faq'), hasSmallForms('search')]).toEqual([true, false])
  })

  it.each(['constructor', '', undefined, null, 1, ['feedback']])('are none by %j', (name) => {
    expect(findSmallForm('book', name)).toBeNull()
  })
})
