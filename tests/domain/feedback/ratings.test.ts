import { expect, it } from 'vitest'
import { summariseRatings } from '#domain/feedback/ratings'

it.each([
  [
    '8/3 is rounded up',
    [
      [2, 1],
      [3, 2],
    ],
    2.7,
  ],
  [
    '7/3 is rounded down',
    [
      [2, 2],
      [3, 1],
    ],
    2.3,
  ],
  [
    '9/4 is rounded up at the half',
    [
      [2, 3],
      [3, 1],
    ],
    2.3,
  ],
] as const)('an average of %s', (_, given, average) => {
  expect(summariseRatings(new Map(given))?.average).toBe(average)
})
