import { describe, expect, it } from 'vitest'
import { linesOf, unitsPerMark } from '#client/pages/media/bar-chart'

describe('marks of a media item', () => {
  it('stand for more than one unit where a row would be too long to count', () => {
    expect([12, 300, 301, 57_000].map(unitsPerMark)).toEqual([1, 1, 10, 1000])
  })

  it('stand in one line as long as that fits beside a label', () => {
    expect([14, 50, 51, 148].map(linesOf)).toEqual([1, 1, 2, 2])
  })
})
