import { describe, expect, it } from 'vitest'
import { linesOf, placeBlocks, unitsPerMark } from '#client/pages/newsroom/block-marks.ts'

const count = (paths: readonly string[]) => paths.join('').split('M').length - 1

describe('blocks of marks', () => {
  it.each([
    [0, 0],
    [3, 3],
    [10, 10],
    [76, 100],
    [148, 148],
  ])('draw %i filled marks of %i, each once', (filled, total) => {
    for (const lines of [1, 2]) {
      const blocks = placeBlocks(filled, total, lines)
      expect(blocks).toHaveLength(Math.ceil(total / 10))
      expect(count(blocks.map((block) => block.filled))).toBe(filled)
      expect(count(blocks.map((block) => block.hollow))).toBe(total - filled)
    }
  })

  it('fill a block column by column, so that its length is its number', () => {
    expect(placeBlocks(3, 3, 2)).toEqual([
      { filled: 'M0 0h8v8h-8zM0 10h8v8h-8zM10 0h8v8h-8z', hollow: '' },
    ])
  })

  it('stand for more than one unit where a row would be too long to count', () => {
    expect([12, 300, 301, 57_000].map(unitsPerMark)).toEqual([1, 1, 10, 1000])
  })

  it('stand in one line as long as that fits beside a label', () => {
    expect([14, 50, 51, 148].map(linesOf)).toEqual([1, 1, 2, 2])
  })
})
