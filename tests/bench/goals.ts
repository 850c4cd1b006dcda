import type { ApiMeasured } from './parts/api.ts'
import type { PageBrowsed } from './parts/browsing.ts'
import { type DeskMeasured, publicPath } from './parts/desk.ts'
import type { ManyMeasured } from './parts/many.ts'
import type { SearchingMeasured } from './parts/searching.ts'
import type { Row } from './parts/serving.ts'
import type { DocumentSizes, Size } from './parts/sizes.ts'
import type { Submitted } from './parts/submitting.ts'
import type { UploadMeasured } from './parts/uploads.ts'

export interface PageMeasured {
  path: string
  rows: Row[]
  sizes: DocumentSizes
  /** Scripts a page loads after the first interaction. */
  scripts: Size
  fonts: Size
  browsed: PageBrowsed
}

export interface Measured {
  pages: PageMeasured[]
  memory: { limit: number; candidate: number }
  startMs: { limit: number; candidate: number }
  worker: Size
  submitted: Submitted
  many: ManyMeasured[]
  searching: SearchingMeasured
  api: ApiMeasured
  desk: DeskMeasured[]
  uploads: UploadMeasured[]
}

export interface Goal {
  text: string
  value: number
  bound: number
  /** Direction of the bound. */
  side: 'at most' | 'at least'
  unit: string
}

const kilobyte = 1_024
const atMost = (text: string, value: number, bound: number, unit: string): Goal => ({
  text,
  value,
  bound,
  unit,
  side: 'at most',
})
const atLeast = (text: string, value: number, bound: number, unit: string): Goal => ({
  text,
  value,
  bound,
  unit,
  side: 'at least',
})

export function isMet({ value, bound, side }: Goal): boolean {
  return side === 'at most' ? value <= bound : value >= bound
}

export function named<T extends { name: string }>(rows: T[], name: string): T {
  const row = rows.find((candidate) => candidate.name === name)
  if (!row) throw new Error(`${name} was not measured`)
  return row
}

function servingGoals({ path, rows }: PageMeasured): Goal[] {
  const hot = named(rows, 'memory')
  const drawn = named(rows, 'render')
  return [
    atLeast(`${path} requests/s from memory`, hot.ofLimit.perSecond, 0.75, '× limit'),
    atMost(`${path} CPU from memory`, hot.ofLimit.cpuMs, 1.3, '× limit'),
    atMost(`${path} CPU of a render from a KV payload`, drawn.ofLimit.cpuMs, 12, '× limit'),
    atMost(`${path} first byte from memory`, hot.ofLimit.first, 1.15, '× limit'),
    atMost(`${path} last byte from memory`, hot.ofLimit.last, 1.15, '× limit'),
  ]
}

function sizeGoals({ path, sizes, scripts }: PageMeasured): Goal[] {
  return [
    atMost(`${path} HTML, brotli`, sizes.html.brotli / kilobyte, 40, 'KB'),
    atMost(`${path} inline script, brotli`, sizes.script.brotli / kilobyte, 1.5, 'KB'),
    atMost(`${path} inlined CSS, brotli`, sizes.style.brotli / kilobyte, 12, 'KB'),
    atMost(`${path} all JS after a touch, brotli`, scripts.brotli / kilobyte, 112, 'KB'),
  ]
}

function browsingGoals({ path, browsed }: PageMeasured): Goal[] {
  const { rows, requests } = browsed
  const limit = named(rows, 'limit')
  const site = named(rows, 'memory')
  const { origin } = new URL(requests[0] ?? '')
  const ofPath = (ending: RegExp) => requests.filter((url) => ending.test(new URL(url).pathname))
  const others = requests.length - ofPath(/\.woff2$|^\/media\//).length
  const foreign = requests.filter((url) => new URL(url).origin !== origin).length
  return [
    atMost(`${path} requests besides fonts and pictures, before a visitor acts`, others, 2, ''),
    atMost(`${path} external scripts before a visitor acts`, ofPath(/\.m?js$/).length, 0, ''),
    atMost(`${path} requests to another origin`, foreign, 0, ''),
    atMost(`${path} first paint`, site.paint / limit.paint, 1.1, '× limit'),
    atMost(`${path} largest paint`, site.largest / limit.largest, 1.1, '× limit'),
    atMost(`${path} layout shift, fonts included`, site.shift, 0.02, ''),
    atMost(`${path} blocking time before a visitor acts`, site.blocking, 10, 'ms'),
    atMost(`${path} until a widget answers`, site.answered / limit.answered, 1.2, '× limit'),
  ]
}

function searchGoals({ read, search, suggestions }: SearchingMeasured): Goal[] {
  const ofRead = ({ p95 }: { p95: number }) => p95 / read.p95
  return [
    atMost('Search, 95 of 100', ofRead(search), 3, '× one indexed read'),
    atMost('Suggestions, 95 of 100', ofRead(suggestions), 2, '× one indexed read'),
  ]
}

function apiGoals({ listed, paging, rows }: ApiMeasured): Goal[] {
  return [
    atLeast('API list, requests/s from memory', listed, 0.75, '× limit'),
    atMost('API list, page 100', paging.ratio, 1.1, '× page 1'),
    atMost('Filtered query on 10,000 rows', rows.ratio, 3, '× one indexed read'),
  ]
}

function uploadGoals({ type, rows }: UploadMeasured): Goal[] {
  return rows
    .slice(-1)
    .flatMap(({ megabytes, cpuMs, otherMs }) => [
      atMost(`${megabytes} MB of hostile ${type}, CPU`, cpuMs, 1_000, 'ms'),
      atMost(`another visitor's page meanwhile (${type})`, otherMs, 500, 'ms'),
    ])
}

/** The goals of the bench (ratios of performance.md to the limit of the same run). */
export function goalsOf({ pages, ...measured }: Measured): Goal[] {
  const { memory, submitted, many, searching, api, desk, uploads } = measured
  return [
    ...pages.flatMap((page) => [...servingGoals(page), ...sizeGoals(page), ...browsingGoals(page)]),
    atMost('Memory after 2,000 requests', memory.candidate, 160, 'MB'),
    atLeast('Submissions taken', submitted.ratio, 0.4, '× bare handler'),
    ...many.map(({ path, ratio }) => atMost(`${path} among 10,000 news`, ratio, 1.1, '× among 24')),
    ...searchGoals(searching),
    ...apiGoals(api),
    ...desk.map(({ path, ratio }) => atMost(`${path}, CPU`, ratio, 2, `× ${publicPath} from D1`)),
    ...uploads.flatMap(uploadGoals),
  ]
}
