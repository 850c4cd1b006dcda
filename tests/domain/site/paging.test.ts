import { describe, expect, it } from 'vitest'
import { lookAhead, pageNumbers, pagingOf, readPage } from '#domain/site/paging'

describe('the page a query asks for', () => {
  it.each([
    [undefined, 1],
    [null, 1],
    ['1', 1],
    ['2', 2],
    ['833', 833],
  ])('%s is page %s', (value, page) => {
    expect(readPage(value)).toBe(page)
  })

  it.each(['', '0', '-1', '01', '1.5', '2 ', 'two', '٢', '1e3', '99999999'])(
    '"%s" is none',
    (value) => {
      expect(readPage(value)).toBeNull()
    },
  )
})

describe('where a page stands', () => {
  it.each([
    ['an empty list has one page', 1, 0, { page: 1, last: 1, open: false }],
    ['a full page has none after it', 1, 12, { page: 1, last: 1, open: false }],
    ['one record more makes another', 1, 13, { page: 1, last: 2, open: false }],
    ['the last page may be short', 2, 1, { page: 2, last: 2, open: false }],
    ['what is looked for may be just all', 3, 120, { page: 3, last: 12, open: false }],
    ['nobody counts farther', 3, lookAhead(12), { page: 3, last: 12, open: true }],
  ])('%s', (_, page, found, paging) => {
    expect(pagingOf(page, 12, found)).toEqual(paging)
  })

  it('is nowhere beyond the end', () => {
    expect(pagingOf(2, 12, 0)).toBeNull()
  })
})

describe('the numbers offered', () => {
  it.each([
    [{ page: 1, last: 1, open: false }, [1]],
    [{ page: 1, last: 3, open: false }, [1, 2, 3]],
    [{ page: 1, last: 5, open: false }, [1, 2, 3, 4, 5]],
    [{ page: 1, last: 10, open: true }, [1, 2, 3]],
    [{ page: 5, last: 14, open: true }, [1, 2, 3, 4, 5, 6, 7]],
    [{ page: 8, last: 20, open: false }, [1, 'gap', 6, 7, 8, 9, 10, 'gap', 20]],
    [{ page: 20, last: 20, open: false }, [1, 'gap', 18, 19, 20]],
  ])('of %o are %o', (paging, numbers) => {
    expect(pageNumbers(paging)).toEqual(numbers)
  })
})
