import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Grouping, groupedColumns, groupRows } from '#domain/datasets/group-rows'
import type { Row } from '#domain/datasets/rows'
import { isWithheld, withholdParts } from '#domain/datasets/withhold'
import { recoverCells } from '../../support/disclosure-attack'
import { isSoak } from '../../support/sample'

const rows: Row[] = [
  { month: '2026-01', kind: 'INFO', requests: 10, days: 0.1 },
  { month: '2026-01', kind: 'TECH', requests: 6, days: 0.2 },
  { month: '2026-04', kind: 'INFO', requests: null, days: null },
  { month: '2026-04', kind: 'TECH', requests: 7, days: 3 },
]
const sumBy = (...columns: string[]): Grouping => ({
  columns,
  aggregates: [{ is: 'sum', column: 'requests' }],
})

it('groups have their aggregates, which are null where a value is withheld', () => {
  const grouping: Grouping = {
    columns: ['kind'],
    aggregates: (['sum', 'avg', 'min', 'max'] as const).map((is) => ({ is, column: 'requests' })),
  }
  const groups = groupRows(rows, [], grouping) ?? []
  expect(groups).toEqual([
    {
      kind: 'INFO',
      count: 2,
      missing_requests: 1,
      sum_requests: null,
      avg_requests: null,
      min_requests: null,
      max_requests: null,
    },
    {
      kind: 'TECH',
      count: 2,
      missing_requests: 0,
      sum_requests: 13,
      avg_requests: 6.5,
      min_requests: 6,
      max_requests: 7,
    },
  ])
  expect(Object.keys(groups[0] ?? {}).toSorted()).toEqual(groupedColumns(grouping).toSorted())
})

it('a sum of decimal fractions has no digits that no value has', () => {
  const grouping: Grouping = { columns: [], aggregates: [{ is: 'sum', column: 'days' }] }
  const filters = [{ column: 'month', is: 'equal', value: '2026-01' }] as const
  expect(groupRows(rows, filters, grouping)).toEqual([{ count: 2, missing_days: 0, sum_days: 0.3 }])
})

it('a month without rows is a group that says so, within the filters', () => {
  const empty = { count: 0, missing_requests: 0, sum_requests: null }
  expect(
    groupRows(rows, [{ column: 'month', is: 'gte', value: '2026-03' }], sumBy('month')),
  ).toEqual([
    { month: '2026-03', ...empty },
    { month: '2026-04', count: 2, missing_requests: 1, sum_requests: null },
  ])
  const byBoth = groupRows(rows, [], sumBy('month', 'kind')) ?? []
  expect(byBoth.map(({ month, kind, count }) => `${month} ${kind} ${count}`)).toEqual([
    '2026-01 INFO 1',
    '2026-01 TECH 1',
    '2026-02 INFO 0',
    '2026-02 TECH 0',
    '2026-03 INFO 0',
    '2026-03 TECH 0',
    '2026-04 INFO 1',
    '2026-04 TECH 1',
  ])
})

it('without rows there is one group of everything, and none by a column', () => {
  const none = [{ column: 'kind', is: 'equal', value: 'FOI' }] as const
  expect(groupRows(rows, none, sumBy())).toEqual([
    { count: 0, missing_requests: 0, sum_requests: null },
  ])
  expect(groupRows(rows, none, sumBy('kind'))).toEqual([])
})

it('too many groups are refused', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => ({ id: at }))
  expect(groupRows(many, [], { columns: ['id'], aggregates: [] })).toBeNull()
})

it('no withheld part follows from the total and the other parts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 }),
      (counts) => {
        const { parts, isTotalWithheld } = withholdParts(counts)
        const cells = counts.map((_, at) => String(at))
        const total = counts.reduce((sum, count) => sum + count, 0)
        const known = new Map(
          cells.flatMap((cell, at) => (parts[at] ? [] : [[cell, counts[at] ?? 0] as const])),
        )
        const withheld = cells.filter((_, at) => parts[at])
        const equations = isTotalWithheld ? [] : [{ cells, sum: total }]
        expect(recoverCells(withheld, known, equations)).toEqual([])
        expect(counts.every((count, at) => !isWithheld(count) || parts[at])).toBe(true)
      },
    ),
    isSoak ? { numRuns: 100_000 } : { numRuns: 2_000, seed: 95 },
  )
})
