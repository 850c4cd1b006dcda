import { describe, expect, it } from 'vitest'
import { excerpt } from '#domain/text/clean-text'
import { withQuery } from '#domain/text/query-string'

describe('the address of a part of a list', () => {
  it.each([
    [{}, '/news'],
    [{ page: 1 }, '/news'],
    [{ tag: undefined, year: '', page: null }, '/news'],
    [{ tag: 'guides', page: 2 }, '/news?tag=guides&page=2'],
    [{ year: '2026', month: '11' }, '/news?year=2026&month=11'],
    [{ tag: 'a&b=c' }, '/news?tag=a%26b%3Dc'],
  ])('%o is %s', (query, address) => {
    expect(withQuery('/news', query)).toBe(address)
  })
})

describe('the beginning of a text', () => {
  it('is all of it when it is short', () => {
    expect(excerpt('A short one.', 12)).toBe('A short one.')
  })

  it.each([
    ['Entities, suppliers and citizens', 'Entities…'],
    ['أخبار الهيئة، وما تصدره', 'أخبار الهيئة…'],
  ])('of "%s" ends between words', (text, short) => {
    expect(excerpt(text, 14)).toBe(short)
  })

  it('never is longer than what fits', () => {
    const text = 'word '.repeat(100)
    expect(excerpt(text).length).toBeLessThanOrEqual(160)
  })
})
