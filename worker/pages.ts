import type { Context } from 'hono'
import { riyadhDate } from '#domain/calendar'
import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'
import { answerDocument } from './answer'
import { budgets, ifWithin } from './budget'
import type { AppEnv, Work } from './context'
import { answerProblem } from './errors'
import { findCached, isWhole, type KeptDocument, putCached } from './kept'
import { describeError, log } from './log'
import { mayRead, readWindowInSeconds } from './middleware/limits'
import { type LoadedPage, loadPage } from './page-data'
import { answerInParts } from './parts'
import { versionAtHand } from './payloads/version'
import { type Rendered, renderPage } from './render'

interface Asked {
  name: RouteName
  locale: Locale
  /** Of the kept copies; what changes the document and nothing else. */
  key: string
}

type Found =
  | { source: 'limited' }
  | { source: 'memory' | 'cache'; document: KeptDocument }
  | { source: 'load'; page: LoadedPage }

async function findKept(work: Work, { key }: Asked): Promise<Found | null> {
  const version = await versionAtHand(work)
  const date = riyadhDate(work.now)
  const document = work.house.kept.find(key)
  if (document && (version === null || (document.version === version && document.date === date))) {
    return { source: 'memory', document }
  }
  if (version === null) return null
  const cached = await ifWithin(budgets.kvRead, findCached(work, key, version, date))
  if (!cached) return null
  work.house.kept.put(key, cached, work.deployment.keptBytes)
  return { source: 'cache', document: cached }
}

async function find(c: Context<AppEnv>, work: Work, asked: Asked): Promise<Found> {
  const found = await findKept(work, asked)
  if (found) return found
  if (!(await mayRead(c))) return { source: 'limited' }
  return { source: 'load', page: await loadPage(work, asked.name, asked.locale) }
}

function keep(work: Work, { key }: Asked, { settled, document }: Rendered): void {
  if (!settled || !isWhole(document.bytes)) return
  work.house.kept.put(key, document, work.deployment.keptBytes)
  const put = putCached(work, key, document)
  work.behind(
    put.catch((error) =>
      log('warn', { event: 'fallback', part: 'cache.put', ...describeError(error) }),
    ),
  )
}

function varyOf({ name, locale }: Asked): string {
  return name === 'home' && locale === 'ar' ? 'Cookie, Accept-Language' : 'Cookie'
}

async function answerWhole(c: Context<AppEnv>, work: Work, asked: Asked, found: Found) {
  const vary = varyOf(asked)
  if (found.source === 'limited') return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  if (found.source !== 'load') {
    c.set('source', found.source)
    return answerDocument(c.req.raw, found.document, work.requestId, vary)
  }
  const rendered = await renderPage(c, work, asked, found.page)
  c.set('source', rendered.source)
  keep(work, asked, rendered)
  return answerDocument(c.req.raw, rendered.document, work.requestId, vary)
}

/** Answers a page of the route table: kept bytes, else drawn; in parts when its data is slow. */
export async function answerPage(
  c: Context<AppEnv>,
  name: RouteName,
  locale: Locale,
): Promise<Response> {
  const work = c.get('work')
  const asked: Asked = { name, locale, key: `${locale}:${name}` }
  const finding = find(c, work, asked)
  const found = c.req.method === 'GET' ? await ifWithin(budgets.grace, finding) : await finding
  if (found) return answerWhole(c, work, asked, found)
  const loading = finding.then((late) =>
    late.source === 'load' ? late.page : loadPage(work, name, locale),
  )
  c.set('source', 'd1')
  return answerInParts(c, work, { name, locale, vary: varyOf(asked) }, loading, (rendered) =>
    keep(work, asked, rendered),
  )
}
