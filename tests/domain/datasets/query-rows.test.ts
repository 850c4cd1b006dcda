import { describe, expect, it } from 'vitest'
import { textWriters } from '#domain/datasets/formats'
import { queryRows, type RowQuery } from '#domain/datasets/rows'

const rows = [
  { name: 'ب', count: 10, open: true },
  { name: 'a', count: 9, open: false },
  { name: null, count: null, open: true },
  { name: 'Z', count: 100, open: true },
]
const all: RowQuery = { filters: [], sort: [], offset: 0, limit: 100 }
const namesBy = (column: string, isDescending = false) =>
  queryRows(rows, { ...all, sort: [{ column, isDescending }] }).rows.map(({ name }) => name)

describe('rows', () => {
  it('keep the order of the file, a page at a time', () => {
    const page = queryRows(rows, { ...all, offset: 1, limit: 2 })
    expect([page.rows, page.total]).toEqual([[rows[1], rows[2]], 4])
  })

  it('are sorted by value, with empty values last both ways', () => {
    expect(namesBy('count')).toEqual(['a', 'ب', 'Z', null])
    expect(namesBy('count', true)).toEqual(['Z', 'ب', 'a', null])
    expect(namesBy('name')).toEqual(['Z', 'a', 'ب', null])
  })

  it('are sorted by several keys, each in its own direction', () => {
    const sort = [
      { column: 'open', isDescending: true },
      { column: 'count', isDescending: false },
    ]
    expect(queryRows(rows, { ...all, sort }).rows.map(({ count }) => count)).toEqual([
      10,
      100,
      null,
      9,
    ])
  })

  it('are found by values as CSV has them', () => {
    const find = (column: string, value: string) =>
      queryRows(rows, { ...all, filters: [{ column, is: 'equal', value }] }).total
    expect(find('open', 'true')).toBe(3)
    expect(find('count', '10')).toBe(1)
    expect(find('count', '1')).toBe(0)
    expect(find('name', "' OR 1=1")).toBe(0)
  })
})

describe('files that are text', () => {
  const columns = ['name', 'count', 'open']

  it('have the columns in their order, and nothing for what is unknown', () => {
    expect(textWriters.csv(columns, rows)).toBe(
      'name,count,open\r\nب,10,true\r\na,9,false\r\n,,true\r\nZ,100,true\r\n',
    )
  })

  it('have the same rows in JSON and JSON Lines', () => {
    expect(JSON.parse(textWriters.json(columns, rows))).toEqual(rows)
    const lines = textWriters.jsonl(columns, rows).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(rows)
    expect(JSON.parse(textWriters.json(columns, []))).toEqual([])
    expect(textWriters.jsonl(columns, [])).toBe('')
  })
})
