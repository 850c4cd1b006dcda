import { type Goal, goalsOf, isMet, type Measured, named, type PageMeasured } from './goals.ts'
import { loader } from './load.ts'
import { browsedPairs, pairs } from './pairs.ts'
import { publicPath } from './parts/desk.ts'
import { steadyRate, turns } from './parts/serving.ts'
import type { Size } from './parts/sizes.ts'
import { connections } from './parts/submitting.ts'

const round = (value: number, digits = 2) => value.toFixed(digits)
const bytes = ({ raw, gzip, brotli }: Size) =>
  [raw, gzip, brotli].map((n) => n.toLocaleString('en'))

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

function servingTable({ rows }: PageMeasured): string {
  const limit = named(rows, 'limit')
  const head = ['', 'requests/s', '× limit', 'CPU ms', '× limit', 'p99 ms', '× limit']
  return table(
    [...head, 'first byte ms', '× limit', 'last byte ms', '× limit'],
    rows.map((row) => [
      row.name,
      round(row.perSecond, 0),
      round(row.ofLimit.perSecond, 3),
      round(row.cpuMs, 3),
      round(row.ofLimit.cpuMs),
      round(row.p99),
      round(row.p99 / limit.p99),
      round(row.first),
      round(row.ofLimit.first),
      round(row.last),
      round(row.ofLimit.last),
    ]),
  )
}

function browsingTable({ browsed }: PageMeasured): string {
  return table(
    ['', 'first paint ms', 'largest paint ms', 'layout shift', 'blocking ms', 'widget answers ms'],
    browsed.rows.map((row) => [
      row.name,
      round(row.paint, 0),
      round(row.largest, 0),
      round(row.shift, 4),
      round(row.blocking, 0),
      round(row.answered, 0),
    ]),
  )
}

function sizeTable({ sizes, scripts, fonts }: PageMeasured): string {
  return table(
    ['bytes', 'raw', 'gzip', 'brotli'],
    [
      ['HTML', ...bytes(sizes.html)],
      ['of it CSS', ...bytes(sizes.style)],
      ['of it script', ...bytes(sizes.script)],
      ['all JS, after a touch', ...bytes(scripts)],
      ['fonts', ...bytes(fonts)],
    ],
  )
}

function pageReport(page: PageMeasured): string {
  const { requests, takenOver } = page.browsed
  const paths = requests.map((url) => `\`${new URL(url).pathname}\``).join(', ')
  return [
    `## \`${page.path}\``,
    servingTable(page),
    sizeTable(page),
    browsingTable(page),
    `Before a visitor acts the browser asks for ${paths}. ` +
      `React has taken over ${round(takenOver.ms, 0)} ms after the first touch, ` +
      `with ${takenOver.scripts.length} scripts.`,
  ].join('\n\n')
}

export function goalLine(goal: Goal): string {
  const { text, value, bound, side, unit } = goal
  const shown = round(value, value >= 10 || Number.isInteger(value) ? 0 : 3)
  return `${isMet(goal) ? 'met   ' : 'MISSED'}  ${text}: ${shown} ${unit} (${side} ${bound})`
}

function submittingReport({ submitted: { bare, site, ratio } }: Measured): string {
  return [
    '## Submissions',
    `The support request with a solved captcha, over ${connections} connections: ${round(site, 0)} a second, ` +
      `${round(ratio)} × a bare handler that writes the same batch (${round(bare, 0)}).`,
  ].join('\n\n')
}

function searchReport({ searching }: Measured): string {
  const { documents, rebuildSeconds, read, search, suggestions } = searching
  const rows = [
    { name: 'one indexed read', times: read },
    { name: 'search', times: search },
    { name: 'suggestions', times: suggestions },
  ]
  return [
    '## Search',
    `Work in D1 of 80 queries among ${documents} documents; writing the index took ${round(rebuildSeconds, 0)} s.`,
    table(
      ['', 'ms, median', 'ms, 95 of 100', '95 of 100, × read'],
      rows.map(({ name, times }) => [
        name,
        round(times.median),
        round(times.p95),
        round(times.p95 / read.p95),
      ]),
    ),
  ].join('\n\n')
}

function manyReport({ many }: Measured): string {
  return [
    '## Among 10,000 news',
    table(
      ['read from D1 and drawn, last byte', 'ms among 24', 'ms among 10,024', 'ratio'],
      many.map(({ path, ...ms }) => [
        `\`${path}\``,
        round(ms.few),
        round(ms.many),
        round(ms.ratio, 3),
      ]),
    ),
  ].join('\n\n')
}

function apiReport({ api: { listed, paging, rows } }: Measured): string {
  return [
    '## API',
    `A list of 20 news from memory: ${round(listed, 3)} × the requests/s of the limit.`,
    table(
      ['last byte', 'ms', 'compared with', 'ms', 'ratio'],
      [
        [
          'page 100 of 100 news each, from D1',
          round(paging.hundredth),
          'page 1',
          round(paging.first),
          round(paging.ratio, 3),
        ],
        [
          'a filter on 10,000 rows',
          round(rows.query),
          'one indexed read',
          round(rows.read),
          round(rows.ratio, 3),
        ],
      ],
    ),
  ].join('\n\n')
}

function deskReport({ desk }: Measured): string {
  return [
    '## The desk',
    `Processor time of a page of the desk for a supervisor, and of \`${publicPath}\` beside it; both are read from D1 and drawn.`,
    table(
      ['', 'CPU ms', 'public CPU ms', 'ratio'],
      desk.map(({ path, cpuMs, publicMs, ratio }) => [
        `\`${path}\``,
        ...[cpuMs, publicMs, ratio].map((value) => round(value)),
      ]),
    ),
  ].join('\n\n')
}

export function uploadsReport(uploads: Measured['uploads']): string {
  const sizes = uploads[0]?.rows.map(({ megabytes }) => `${megabytes} MB`) ?? []
  const longest = (rows: { otherMs: number }[]) => Math.max(...rows.map(({ otherMs }) => otherMs))
  return [
    '## Hostile files',
    'Processor ms of a whole request with one file that costs what its size allows and is refused at its end.',
    table(
      ['', ...sizes, 'longest wait of another visitor, ms'],
      uploads.map(({ type, rows }) => [
        type,
        ...rows.map(({ cpuMs }) => round(cpuMs, 0)),
        round(longest(rows), 0),
      ]),
    ),
  ].join('\n\n')
}

function workerReport({ worker, startMs, memory }: Measured): string {
  return [
    '## The worker',
    table(['bytes', 'raw', 'gzip', 'brotli'], [['upload', ...bytes(worker)]]),
    `From nothing to the first answer: ${round(startMs.candidate, 0)} ms, ` +
      `${round(startMs.candidate - startMs.limit, 0)} ms more than the limit. ` +
      `Memory after 2,000 requests: ${round(memory.candidate, 0)} MB; the limit ${round(memory.limit, 0)} MB.`,
  ].join('\n\n')
}

const explained = `What \`npm run bench\` measured last; only ratios within one run count.

- *limit*: a worker that returns the same page as constant bytes with the same headers. Some
  responses of 150 KB run at a third of the speed, as constants too, so both have to be the same.
- *memory*, *cache*: the production build, answering from the isolate's memory or the Cache API.
- *render*: a page drawn from a KV payload whose text is at hand. *kv*: the same with Miniflare's KV,
  which works in the same process and is counted with it. *d1*: read from Miniflare's D1 and drawn.
  Drawn pages are asked for over one connection, because who waits for a page that is being drawn is
  given the same drawing, and 16 waiting for each other would pass the grace of a whole page. Their
  requests/s and CPU are ratios to the limit over one connection too, each answer of which costs more
  than one of sixteen that wait in line.
- Two runtimes that run the same differ by a fifth for as long as they run. So each row is measured in
  ${pairs} pairs of runtimes: a new limit for each page, a new site for each round of the pages; ${turns}
  turns in a pair, the limit first in every other. Ratios are medians of the turns' own (p99: of all
  answers), and those of *cache*, *kv* and *d1* to the limit as it was against them; the rows of the
  limit are from against *memory* and *render*.
- Memory is that of the whole process, what stands in for D1, KV and the Cache API included, as a
  median of ${pairs}. R2 and mail, which no page asks for, are left out of it.
- The browser is a Chromium without windows on slow 4G (1.6 Mbit/s, 150 ms) with a four times slower
  processor; there *memory* is the site, visited in ${browsedPairs} pairs of runtimes. Blocking time counts from the first paint.`

export function writeReport(measured: Measured, machine: string[]): string {
  return [
    '# Bench',
    explained,
    [
      ...machine,
      `Load: ${loader} over 16 connections, ${pairs} × ${turns} turns, medians; p99 at ${steadyRate} requests/s`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    ['## Goals', '```', ...goalsOf(measured).map(goalLine), '```'].join('\n'),
    ...measured.pages.map(pageReport),
    submittingReport(measured),
    manyReport(measured),
    searchReport(measured),
    apiReport(measured),
    deskReport(measured),
    uploadsReport(measured.uploads),
    `${workerReport(measured)}\n`,
  ].join('\n\n')
}
