import { expect, it } from 'vitest'
import { squaresLength, squaresPath } from '#client/ui/charts/unit-squares'

const startsOf = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])

it('draws a square for each unit, row after row', () => {
  const path = squaresPath([0, 1, 2], { perRow: 2, mirrored: null, inset: 0 })
  expect(startsOf(path)).toEqual([
    [0, 0],
    [13, 0],
    [0, 13],
  ])
  expect(path.match(/z/g)).toHaveLength(3)
  expect(squaresLength(2)).toBe(23)
})

it('starts each row at the right edge where the language does', () => {
  const layout = { perRow: 3, mirrored: squaresLength(3), inset: 0 }
  expect(startsOf(squaresPath([0, 2, 3], layout))).toEqual([
    [26, 0],
    [0, 0],
    [26, 13],
  ])
})

it('keeps a hollow square within its cell', () => {
  expect(squaresPath([1], { perRow: 5, mirrored: null, inset: 1 })).toBe('M14 1h8v8h-8z')
})
