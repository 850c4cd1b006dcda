import { expect, it } from 'vitest'
import { placeSeries } from '../../client/ui/charts/place-series'

const frame = { width: 100, height: 50, margin: 0 }

it('mirrors time, shares a scale from zero and interrupts a line without values', () => {
  const series = [
    [4, null, 2, 0],
    [1, 1, 1, 1],
  ]
  const { paths, goal, ticks } = placeSeries(series, { goal: 3 }, frame, false)
  expect(paths).toEqual(['M12.5,0ZM62.5,25L87.5,50', 'M12.5,37.5L37.5,37.5L62.5,37.5L87.5,37.5'])
  expect(goal).toBe(12.5)
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
  expect(placeSeries(series, { goal: 3 }, frame, true).paths[0]).toBe('M87.5,0ZM37.5,25L12.5,50')
})

it('draws nothing without values, on a scale up to the goal', () => {
  const { paths, ticks } = placeSeries([[null, null]], { goal: 3 }, frame, false)
  expect([paths, ticks.at(-1)?.value]).toEqual([[''], 3])
})
