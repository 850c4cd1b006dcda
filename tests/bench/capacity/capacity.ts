import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../../../build/prepare.ts'
import { describeMachine } from '../machine.ts'
import { type Cost, measureCosts } from './costs.ts'
import { type KeptLoad, measureKeptLoad } from './kept-load.ts'
import { assumedDay, monthOf } from './prices.ts'
import { type Simulated, simulate } from './simulation.ts'

/** Measures what docs/capacity.md states and writes it between the marks there. */
const file = 'docs/capacity.md'
const marks = ['<!-- figures: npm run capacity -->', '<!-- end of the figures -->'] as const
const factors = [1, 10, 100, 1_000]

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '100000' },
    votes: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '1000' },
    /** Kept between runs, so that an interrupted one goes on. */
    folder: { type: 'string', default: '.cache/capacity' },
    /** Prints the figures and leaves the document alone. */
    print: { type: 'boolean', default: false },
  },
})

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits })

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function costTable(costs: readonly Cost[]): string {
  return tableOf(
    ['one …', 'D1 statements', 'rows read', 'rows written', 'CPU, ms'],
    costs.map(({ name, statements, rowsRead, rowsWritten, cpuMs }) => [
      name,
      number(statements, 1),
      number(rowsRead, 1),
      number(rowsWritten, 1),
      cpuMs === null ? '-' : number(cpuMs, 2),
    ]),
  )
}

function simulationTable({ answered }: Simulated): string {
  return tableOf(
    [
      'question',
      'statements',
      'rows read',
      'rows written',
      'median, ms',
      'p95, ms',
      'p95 × a read by key',
    ],
    answered.map((one) => [
      one.name,
      ...[one.statements, one.rowsRead, one.rowsWritten].map((count) => number(count)),
      number(one.median, 1),
      number(one.p95, 1),
      number(one.ratio, 1),
    ]),
  )
}

function planList({ answered }: Simulated): string {
  const lines = answered.map(({ name, plans }) => {
    const steps = plans.map((plan) => plan.join('; ')).filter((plan) => plan !== '')
    return `${name}\n${[...new Set(steps)].map((step) => `  ${step}`).join('\n')}`
  })
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``
}

function loadTable(load: readonly KeptLoad[]): string {
  return tableOf(
    [
      'page',
      'requests/s',
      'median, ms',
      'p99, ms',
      'p99 of constant bytes, ms',
      'p99 × constant bytes',
    ],
    load.map(({ path, perSecond, site, limit }) => [
      `\`${path}\``,
      number(perSecond),
      number(site.median, 2),
      number(site.p99, 2),
      number(limit.p99, 2),
      number(site.p99 / limit.p99, 2),
    ]),
  )
}

function monthTable(costs: readonly Cost[]): string {
  return tableOf(
    [
      'visits a day',
      'requests a month',
      'CPU ms',
      'D1 rows read',
      'D1 rows written',
      'USD a month',
    ],
    factors.map((factor) => {
      const { used, total } = monthOf(factor, costs)
      const { requests, cpuMs, rowsRead, rowsWritten } = used
      return [
        number(assumedDay.visits * factor),
        ...[requests, cpuMs, rowsRead, rowsWritten].map((count) => number(count)),
        number(total, 2),
      ]
    }),
  )
}

const loadBefore = loadavg()
ensureBuild()
const sizes = { tickets: Number(values.tickets), votes: Number(values.votes) }
const costs = await measureCosts()
// The day of the first fill stays that of the rows.
const simulated = await simulate(sizes, values.folder, Date.parse('2026-12-01T00:00:00Z'))
const load = await measureKeptLoad(Number(values.rate))
const { megabytes, fillSeconds } = simulated
const figures = [
  describeMachine(loadBefore)
    .map((line) => `- ${line}`)
    .join('\n'),
  '### What one of each uses',
  costTable(costs),
  `### ${number(sizes.tickets)} requests and ${number(sizes.votes)} opinions in D1`,
  `The database has ${number(megabytes)} MB; filling took ${number(fillSeconds)} s.`,
  simulationTable(simulated),
  'Query plans:',
  planList(simulated),
  '### Steady load on kept pages',
  loadTable(load),
  '### A month at 1, 10, 100 and 1,000 times the assumed day',
  monthTable(costs),
].join('\n\n')

if (values.print) console.log(figures)
else {
  const text = readFileSync(file, 'utf8')
  const [before] = text.split(marks[0])
  const [, after] = text.split(marks[1])
  writeFileSync(file, `${before}${marks[0]}\n\n${figures}\n\n${marks[1]}${after}`)
  console.log(`Wrote ${file}.`)
}
