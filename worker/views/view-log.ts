import { type ViewSource, viewSourceOf, viewSources } from '#domain/views/view-source'

/** Views of pages that an isolate has counted and not written yet: nothing of who viewed them. */
export interface ViewLog {
  /** By path and query of the page: a number for each source. */
  pages: Map<string, number[]>
  /** Nobody writes them yet: the request that finds this does, after its response. */
  isDue: boolean
  /** When the write that is on its way has happened or was cancelled (epoch ms). */
  writtenBy: number
}

export function createViewLog(): ViewLog {
  return { pages: new Map(), isDue: false, writtenBy: 0 }
}

/** More than the site has pages; queries of lists may exceed it, and are then not counted. */
const mostPages = 2_000
const places = Object.fromEntries(viewSources.map((source, at) => [source, at]))

/** Every browser begins like this, and programs that name themselves do not, or add one of these. */
const browser = /^Mozilla\//
const program = /bot|crawl|spider|slurp|headless|https?:/i

/** True unless it is a program's, or its reader wishes not to be counted (GPC, DNT). */
function isCounted(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  if (!browser.test(agent) || program.test(agent)) return false
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1'
}

function addView(views: ViewLog, key: string, source: ViewSource, now: number): void {
  const known = views.pages.get(key)
  const totals = known ?? viewSources.map(() => 0)
  if (!known) {
    if (views.pages.size >= mostPages) return
    views.pages.set(key, totals)
  }
  const place = places[source] ?? 0
  totals[place] = (totals[place] ?? 0) + 1
  if (now > views.writtenBy) views.isDue = true
}

/** Counts a view of a page; `key` is its path and query. Nothing of the request is kept. */
export function countView(
  views: ViewLog,
  key: string,
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  now: number,
): void {
  // A service worker fetches again what was shown (client/boot/service-worker.ts).
  const isFetched = headers.get('sec-fetch-dest') === 'empty'
  if (isFetched || !isCounted(headers)) return
  const origin = url.slice(0, url.indexOf('/', 'https://'.length))
  addView(views, key, viewSourceOf(headers.get('referer'), origin), now)
}

/** Counts a page that the browser showed without a new document. */
export function countShownPage(views: ViewLog, key: string, headers: Headers, now: number): void {
  if (isCounted(headers)) addView(views, key, 'internal', now)
}
