import { expect, it } from 'vitest'
import { rankBooks } from '#domain/feedback/usefulness'

it('books are ranked by what their readers said of them and of their chapters', () => {
  expect(
    rankBooks([
      { page: 'faq', yes: 90, no: 0 },
      { page: 'book/one-voice', yes: 1, no: 0 },
      { page: 'book/many-voices', yes: 10, no: 3 },
      { page: 'chapter/many-voices/first/second', yes: 20, no: 0 },
      { page: 'book/of-no-use', yes: 2, no: 3 },
      { page: 'book/undecided', yes: 4, no: 4 },
    ]),
  ).toEqual(['many-voices', 'one-voice'])
})

it('nothing is ranked before anybody has spoken', () => {
  expect(rankBooks([])).toEqual([])
})
