import { describe, expect, it } from 'vitest'
import {
  findChapterProblems,
  neighboursOf,
  nestChapters,
  numberChapters,
  parentPath,
  pathsAbove,
} from '#domain/content/knowledge/chapter-tree'

const book = ['why', 'needs', 'needs/amount', 'needs/amount/cost', 'needs/words', 'market'].map(
  (path) => ({ path }),
)
const paths = (chapters: { path: string }[]) => chapters.map(({ path }) => path)

describe('the address of a chapter', () => {
  it.each([
    ['why', null, []],
    ['needs/amount', 'needs', ['needs']],
    ['needs/amount/cost', 'needs/amount', ['needs', 'needs/amount']],
  ])('%s stands below %s', (path, parent, above) => {
    expect(parentPath(path)).toBe(parent)
    expect(pathsAbove(path)).toEqual(above)
  })
})

describe('the numbers of chapters', () => {
  it('follow the tree in the order it is read', () => {
    const numbered = numberChapters(book).map(({ number, depth }) => [number, depth])
    expect(numbered).toEqual([
      ['1', 0],
      ['2', 0],
      ['2.1', 1],
      ['2.1.1', 2],
      ['2.2', 1],
      ['3', 0],
    ])
  })

  it('of a book without chapters are none', () => {
    expect(numberChapters([])).toEqual([])
  })
})

describe('the chapters beside one', () => {
  it.each([
    ['why', undefined, 'needs'],
    ['needs/amount', 'needs', 'needs/amount/cost'],
    ['needs/words', 'needs/amount/cost', 'market'],
    ['market', 'needs/words', undefined],
  ])('%s are the ones read right before and after it', (path, previous, next) => {
    const found = neighboursOf(book, path)
    expect([found?.previous?.path, found?.next?.path]).toEqual([previous, next])
  })

  it('are none where the chapter does not stand', () => {
    expect(neighboursOf(book, 'amount')).toBeNull()
  })
})

describe('the tree of chapters', () => {
  it('holds each below the one above it', () => {
    const [why, needs, market] = nestChapters(book)
    expect(why?.below).toEqual([])
    expect(paths(needs?.below ?? [])).toEqual(['needs/amount', 'needs/words'])
    expect(paths(needs?.below[0]?.below ?? [])).toEqual(['needs/amount/cost'])
    expect(market?.path).toBe('market')
  })
})

describe('the order of chapters', () => {
  const ordered = book.map(({ path }, at) => ({ path, order: at + 1 }))

  it('is right when each stands below what was read before', () => {
    expect(findChapterProblems(ordered.toReversed())).toEqual([])
  })

  it.each([
    [
      'a path stands twice',
      { path: 'why', order: 9 },
      'path',
      'Another chapter of the book has this path',
    ],
    [
      'an order stands twice',
      { path: 'end', order: 6 },
      'order',
      'Chapter "market" has the same order',
    ],
    ['nothing is above it', { path: 'a/b', order: 9 }, 'path', 'There is no chapter "a"'],
    [
      'it comes after its tree was left',
      { path: 'needs/late', order: 9 },
      'order',
      'The chapter does not directly follow the chapters of "needs"',
    ],
  ])('is wrong when %s', (_, chapter, field, reason) => {
    expect(findChapterProblems([...ordered, chapter])).toEqual([{ chapter, field, reason }])
  })
})
