import { median } from '../numbers.ts'
import type { Opened, Served } from '../runtime.ts'
import { askInTurns } from '../timing.ts'

export interface ApiMeasured {
  /** Requests/s of a list from memory, × limit. */
  listed: number
  /** Median ms of the first and the hundredth page of 100 news among 10,000, and the ratio of turns. */
  paging: { first: number; hundredth: number; ratio: number }
  /** Median ms of a filtered query on 10,000 rows and of one indexed read, and the ratio of turns. */
  rows: { query: number; read: number; ratio: number }
}

export const listPath = '/api/v1/news'
const rowsPath = '/api/v1/datasets/working-days/rows'
const pageOf = 100
const rounds = 300
const warming = 40
const rowGroups = 500

const ratioOf = (above: { last: number }[], below: { last: number }[]) =>
  median(above.map(({ last }, at) => last / (below[at]?.last ?? Number.NaN)))
const lastOf = (timings: { last: number }[]) => median(timings.map(({ last }) => last))

async function findPage({ direct }: Served, page: number): Promise<string> {
  let query = `?limit=${pageOf}`
  for (let read = 1; read < page; read++) {
    const response = await fetch(direct + listPath + query)
    const { next } = (await response.json()) as { next: string | null }
    if (!next) throw new Error(`${listPath} has no page ${page}`)
    query = `?limit=${pageOf}&cursor=${next}`
  }
  return direct + listPath + query
}

/** Time of the first and the hundredth page of a site that keeps nothing in memory. */
export async function measurePaging(site: Served): Promise<ApiMeasured['paging']> {
  const addresses = [await findPage(site, 1), await findPage(site, 100)]
  await askInTurns(addresses, warming)
  const [first = [], hundredth = []] = await askInTurns(addresses, rounds)
  return {
    first: lastOf(first),
    hundredth: lastOf(hundredth),
    ratio: ratioOf(hundredth, first),
  }
}

/** SQL that publishes a version of the working days with `count` rows in groups of equal size. */
function makeRows(count: number): string {
  return `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO dataset_versions (dataset, date, columns, rows, row_count, files, checked_on)
    SELECT 'working-days', '2099-01-01', '["id","member","label"]',
      json_group_array(json_object('id', n, 'member', n % ${rowGroups}, 'label', 'Row ' || n)),
      ${count}, '[]', '2099-01-01'
    FROM numbers`
}

/** Time of row queries, each with a filter not asked before, with one indexed read after each. */
export async function measureRows(site: Opened, reader: Served): Promise<ApiMeasured['rows']> {
  const database = await site.proxy.getD1Database('DB')
  await database.prepare(makeRows(10_000)).run()
  const query: { last: number }[] = []
  const read: { last: number }[] = []
  for (let group = 0; group < warming + rounds; group++) {
    const [[asked] = [], [plain] = []] = await askInTurns(
      [`${site.direct}${rowsPath}?filter[member]=${group}`, `${reader.direct}/read`],
      1,
    )
    if (group < warming || !asked || !plain) continue
    query.push(asked)
    read.push(plain)
  }
  return { query: lastOf(query), read: lastOf(read), ratio: ratioOf(query, read) }
}
