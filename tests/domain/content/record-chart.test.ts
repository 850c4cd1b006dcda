import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mostMarks, recordChart } from '#domain/content/record-chart'

const units = { type: 'units', total: 48, unit: 'a bus' }
const filled = { filled: 9, filledLabel: 'Idle', restLabel: 'On the road' }
const bars = { type: 'before-after', before: 9400, after: 2100, unit: 'in riyals' }
const months = ['2026-05', '2026-06', '2026-07'].map((period) => ({ period, value: 2 }))
const sparkline = { type: 'sparkline', aim: 'at-most', target: 3, unit: 'Days', values: months }

function refusalOf(chart: object): string | undefined {
  const { issues } = v.safeParse(recordChart, chart)
  return issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')
}

describe('the chart of a record', () => {
  it.each([
    ['units', units],
    ['filled units', { ...units, ...filled }],
    ['units in hundreds', { ...units, total: 7400, per: 100 }],
    ['as many marks as fit', { ...units, total: mostMarks }],
    ['bars', bars],
    ['a line', sparkline],
  ])('accepts %s', (_, chart) => {
    expect(refusalOf(chart)).toBeUndefined()
  })

  it.each([
    ['more marks than fit', { ...units, total: mostMarks + 1 }, 'total: More than 400 marks'],
    ['part of a mark', { ...units, total: 7450, per: 100 }, 'total: Not a whole number of marks'],
    [
      'part of a filled mark',
      { ...units, ...filled, total: 7400, filled: 50, per: 100 },
      'filled: Not a',
    ],
    ['more filled than all', { ...units, ...filled, filled: 49 }, 'filled: Not a whole number'],
    [
      'filled units without words',
      { ...units, filled: 9 },
      'filledLabel: The number of filled squares',
    ],
    ['a mark of 7 units', { ...units, per: 7 }, 'per: Not 1, 10, 100 or 1000'],
    ['no units', { ...units, total: 0 }, 'total: Nothing to draw'],
    ['half a unit', { ...units, total: 1.5 }, 'total: Not a whole number'],
    ['a chart without its unit', { ...units, unit: ' ' }, 'unit: Text is missing'],
    ['two bars of nothing', { ...bars, before: 0, after: 0 }, 'before: Nothing to draw'],
    ['a bar below zero', { ...bars, after: -1 }, 'after: Below zero'],
    ['two values', { ...sparkline, values: months.slice(1) }, 'values: Fewer than three values'],
    [
      'values in the wrong order',
      { ...sparkline, values: months.toReversed() },
      'values: Not from',
    ],
    ['an unknown chart', { type: 'pie' }, 'type: '],
    ['a retired chart', { type: 'merge', from: 6, to: 1, unit: 'a contract' }, 'type: '],
    ['another mark', { ...units, mark: 'drop' }, 'mark: '],
    ['an unknown field', { ...bars, colour: 'red' }, 'colour: '],
  ])('refuses %s', (_, chart, reason) => {
    expect(refusalOf(chart)).toContain(reason)
  })
})
