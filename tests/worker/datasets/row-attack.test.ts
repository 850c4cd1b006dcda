import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Equation, recoverCells } from '../../support/disclosure-attack'
import { newVisitor } from '../../support/forms/posts'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

const slug = 'requests-and-replies'
const path = `/api/v1/datasets/${slug}/rows`
const versions = ['2026-10-01', '2026-11-01'] as const
const keys = ['month', 'kind', 'outcome'] as const

let site: Site
beforeAll(async () => {
  const former =
    "SELECT json_group_array(json(value)) FROM json_each(rows) WHERE json_extract(value, '$.month') < '2026-09'"
  const columns = 'columns, row_count, changes, files, checked_on'
  const [, latest] = versions
  site = await openSite({
    reads: 1_000_000,
    statements: [
      `INSERT INTO dataset_versions (dataset, date, rows, ${columns}) SELECT dataset, '${versions[0]}', (${former}), ${columns} FROM dataset_versions WHERE dataset = '${slug}' AND date = '${latest}'`,
      `UPDATE dataset_versions SET row_count = json_array_length(rows) WHERE dataset = '${slug}'`,
    ],
  })
})
afterAll(() => site.close())

type Values = Record<string, string | number | boolean | null>

async function read(query: string[][]): Promise<{ status: number; items: Values[] }> {
  const lines = new URLSearchParams([...query, ['format', 'jsonl']])
  const response = await site.ask(`${path}?${lines}`, { headers: newVisitor() })
  const text = await response.text()
  if (response.status !== 200) return { status: response.status, items: [] }
  return {
    status: 200,
    items: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  }
}

const cellOf = (row: Values) => keys.map((name) => row[name]).join('|')

interface Knowledge {
  rows: Values[]
  known: Map<string, number>
  withheld: string[]
  equations: Equation[]
}

/** What all rows of a version say by themselves: each total is the sum of its kinds. */
function readRows(rows: Values[]): Knowledge {
  const known = new Map(
    rows.flatMap((row) =>
      typeof row.requests === 'number' ? [[cellOf(row), row.requests] as const] : [],
    ),
  )
  const totals = rows.filter(({ kind }) => kind === 'ALL')
  const equations = totals.flatMap((total) => {
    const parts = rows.filter(
      ({ month, kind, outcome }) =>
        kind !== 'ALL' && month === total.month && outcome === total.outcome,
    )
    // A withheld total is an unknown beside its parts: the sum says nothing without it.
    return typeof total.requests === 'number'
      ? [{ cells: parts.map(cellOf), sum: total.requests }]
      : []
  })
  return { rows, known, withheld: rows.filter((row) => row.withheld).map(cellOf), equations }
}

const groups = ['month', 'kind', 'outcome', 'withheld'] as const
const numbers = ['requests', 'median_days']

function randomQuery(random: () => number, { rows }: Knowledge) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const some = <T>(list: readonly T[], part: number) => list.filter(() => random() < part)
  const filters = some(groups, 0.4).map((name): [string, string, string] => {
    const value = String(pick(rows)[name])
    const is = name === 'month' ? pick(['', '[gte]', '[lte]']) : ''
    return [name, is, value]
  })
  const most =
    random() < 0.2 ? ([['requests', '[lte]', String(Math.floor(random() * 60))]] as const) : []
  const group = some(groups, 0.5)
  const aggregates = (['sum', 'avg', 'min', 'max'] as const).map(
    (name) => [name, some(numbers, 0.6).join(',')] as const,
  )
  return { filters: [...filters, ...most], group, aggregates }
}

type Query = ReturnType<typeof randomQuery>

function matches(row: Values, { filters }: Query): boolean {
  return filters.every(([name, is, value]) => {
    const cell = row[name] ?? null
    if (is === '') return String(cell) === value
    if (cell === null) return false
    const [left, right] = typeof cell === 'number' ? [cell, Number(value)] : [String(cell), value]
    return is === '[gte]' ? left >= right : left <= right
  })
}

/** Checks the groups of an answer against the published rows, and returns what their sums tell. */
function checkGroups(items: Values[], query: Query, { rows }: Knowledge): Equation[] {
  const found = rows.filter((row) => matches(row, query))
  return items.flatMap((item) => {
    const members = found.filter((row) => query.group.every((name) => row[name] === item[name]))
    expect(item.count).toBe(members.length)
    const missing = members.filter(({ requests }) => requests === null).length
    if ('missing_requests' in item) expect(item.missing_requests).toBe(missing)
    for (const name of ['sum', 'avg', 'min', 'max'].map((one) => `${one}_requests`)) {
      // A group with a withheld number tells nothing but that it has one.
      if (missing > 0 && name in item) expect([query, item[name]]).toEqual([query, null])
    }
    const cells = members.map(cellOf)
    const total = item.sum_requests ?? Number(item.avg_requests) * members.length
    return typeof item.sum_requests === 'number' || typeof item.avg_requests === 'number'
      ? [{ cells, sum: Math.round(Number(total)) }]
      : []
  })
}

it('random queries on rows and groups of all versions recover no withheld number', async () => {
  const random = createRandom(isSoak ? Date.now() : 95)
  const all = await Promise.all(
    versions.map(async (version) => readRows((await read([['version', version]])).items)),
  )
  expect(all.map(({ rows }) => rows.length > 300)).toEqual([true, true])
  let answered = 0
  for (let count = 0; count < (isSoak ? 10_000 : 300); count += 1) {
    const at = random() < 0.5 ? 0 : 1
    const own = all[at]
    if (!own) throw new Error('no version')
    const query = randomQuery(random, own)
    const { status, items } = await read([
      ['version', versions[at] ?? ''],
      ...query.filters.map(([name, is, value]) => [`filter[${name}]${is}`, value]),
      ['group', query.group.join(',')],
      ...query.aggregates.map(([name, columns]) => [name, columns]),
    ])
    const isGrouped = query.group.length > 0 || query.aggregates.some(([, columns]) => columns)
    // 400: totals together with their parts.
    expect([200, 400]).toContain(status)
    if (status !== 200 || !isGrouped) continue
    own.equations.push(...checkGroups(items, query, own))
    answered += 1
  }
  expect(answered).toBeGreaterThan(100)
  // A month is counted once, so that the versions speak of the same cells.
  const known = new Map(all.flatMap((one) => [...one.known]))
  const withheld = [...new Set(all.flatMap((one) => one.withheld))]
  expect(withheld.length).toBeGreaterThan(50)
  expect(
    recoverCells(
      withheld,
      known,
      all.flatMap(({ equations }) => equations),
    ),
  ).toEqual([])
}, 600_000)
