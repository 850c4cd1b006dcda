import { existsSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { quantile } from '../numbers.ts'
import { say } from '../progress.ts'
import type { Served } from '../runtime.ts'
import { openSimulation, seedInto } from '../served.ts'
import { ask } from '../timing.ts'
import { longTurns } from './fill.ts'
import type { QuestionName } from './simulation/entry.ts'

export interface Sizes {
  tickets: number
  votes: number
}

export interface Answered {
  name: QuestionName
  rowsRead: number
  rowsWritten: number
  statements: number
  /** Milliseconds until the last byte. */
  median: number
  p95: number
  /** p95 divided by that of a read by key, in turns with it. */
  ratio: number
  plans: string[][]
}

export interface Simulated {
  sizes: Sizes
  fillSeconds: number
  megabytes: number
  answered: Answered[]
}

const ticketsAtOnce = 5_000
const votesAtOnce = 25_000
const turns = 100
/** Questions that read a whole table, or did before its totals were kept. */
const long: readonly QuestionName[] = ['rollUp', 'statistics', 'statistics.reasons', 'retention']

const names: readonly QuestionName[] = [
  'queue',
  'queue.answered',
  'queue.counts',
  'lookup',
  'lookup.unknown',
  'rollUp',
  'usefulness',
  'statistics',
  'statistics.reasons',
  'retention',
]

/** A connection of its own: an insert takes longer than a pooled one is kept open. */
function call({ direct }: Served, path: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    get(direct + path, { agent: false }, async (response) => {
      const body = await text(response)
      if (response.statusCode === 200) resolve(JSON.parse(body))
      else reject(new Error(`${path}: ${response.statusCode} ${body}`))
    }).on('error', reject)
  })
}

/** Inserts the missing rows of a table, some thousands at a time; a mark keeps what is done. */
async function fillTable(
  served: Served,
  folder: string,
  {
    table,
    total,
    atOnce,
    now,
  }: { table: 'tickets' | 'votes'; total: number; atOnce: number; now: number },
): Promise<void> {
  for (let from = 0; from < total; from += atOnce) {
    const mark = join(folder, `filled-${table}-${from}`)
    if (existsSync(mark)) continue
    const count = Math.min(atOnce, total - from)
    const query = new URLSearchParams(
      Object.entries({ table, from, count, total, now }).map(([name, value]) => [name, `${value}`]),
    )
    await call(served, `/fill?${query}`)
    writeFileSync(mark, '')
    const done = from + count
    if (done % (atOnce * 4) === 0 || done === total) say(`${done} of ${total} ${table}`)
  }
}

async function answer(
  served: Served,
  name: QuestionName,
  { tickets }: Sizes,
  now: number,
): Promise<Answered> {
  const path = (of: QuestionName, turn: number) =>
    `/ask/${of}?now=${now}&turn=${turn}&tickets=${tickets}`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [times, reads]: number[][] = [[], []]
  const count = long.includes(name) ? longTurns : turns
  // The first night has everything to do that was before.
  const first = name === 'retention' || name === 'rollUp' ? 1 : 0
  if (first > 0) await call(served, path(name, 0))
  for (let turn = first; turn < first + count; turn++) {
    times?.push((await ask(served.direct + path(name, turn), agent)).last)
    reads?.push((await ask(served.direct + path('key', turn), agent)).last)
  }
  agent.destroy()
  const used = await call(served, `${path(name, first + count)}&plan`)
  const p95 = quantile(times ?? [], 0.95)
  return {
    name,
    rowsRead: Number(used.rowsRead),
    rowsWritten: Number(used.rowsWritten),
    statements: Number(used.statements),
    median: quantile(times ?? [], 0.5),
    p95,
    ratio: p95 / quantile(reads ?? [], 0.95),
    plans: used.plans as string[][],
  }
}

/** Fills a database, kept in a folder so that the next run goes on, and asks it what the site asks. */
export async function simulate(sizes: Sizes, folder: string, now: number): Promise<Simulated> {
  await seedInto(folder)
  const served = await openSimulation(folder)
  const started = performance.now()
  await fillTable(served, folder, {
    table: 'tickets',
    total: sizes.tickets,
    atOnce: ticketsAtOnce,
    now,
  })
  await fillTable(served, folder, { table: 'votes', total: sizes.votes, atOnce: votesAtOnce, now })
  const fillSeconds = (performance.now() - started) / 1_000
  const { size } = await call(served, '/size')
  const answered: Answered[] = []
  for (const name of names) {
    say(name)
    answered.push(await answer(served, name, sizes, now))
  }
  await served.close()
  return { sizes, fillSeconds, megabytes: Number(size) / 1_000_000, answered }
}
