import type { Context } from 'hono'
import { riyadhDate } from '#domain/dates/calendar'
import { describeError, log } from '../log'
import { mayRead } from '../middleware/rate-limits'
import { rememberedVersion, versionAtHand } from '../payloads/content-version'
import { loadPage } from '../payloads/load-page'
import { type Rendered, renderPage } from '../render/render-page'
import type { Asked } from '../routing/page-request'
import { budgets, ifWithin, within } from '../runtime/deadlines'
import type { House } from '../runtime/isolate-state'
import type { AppEnv, Work } from '../runtime/request-context'
import { findCached, isWhole, type KeptDocument, putCached } from './memory-cache'

export type Found =
  | { source: 'limited' }
  | { source: 'cache'; document: KeptDocument }
  | ({ source: Rendered['source'] } & Rendered)

/**
 * Whether a document is what is published now. Where nobody can say what that is, what was
 * published last is as good as anything.
 */
export function isPublished({ versions }: House, document: KeptDocument, now: number): boolean {
  const version = versions.current?.version
  return version === null || (document.version === version && now < document.until)
}

/** The document as this isolate remembers it, if that is what is published now. */
export function recall(work: Work, { key }: Asked): KeptDocument | undefined {
  if (rememberedVersion(work) === undefined) return
  const document = work.house.kept.find(key)
  return document && isPublished(work.house, document, work.now) ? document : undefined
}

function keep(work: Work, { key }: Asked, { settled, document }: Rendered): void {
  if (!settled || !isWhole(document.bytes)) return
  work.house.kept.put(key, document, work.deployment.keptBytes)
  const put = within(budgets.write, 'cache.put', putCached(work, key, document))
  work.behind(
    put.catch((error) =>
      log('warn', { event: 'fallback', part: 'cache.put', ...describeError(error) }),
    ),
  )
}

async function draw(c: Context<AppEnv>, work: Work, asked: Asked): Promise<Rendered> {
  const page = await loadPage(work, asked)
  const rendered = await renderPage(c, work, asked, page)
  keep(work, asked, rendered)
  return rendered
}

/**
 * Draws a page once for all who wait for it in this isolate. Who waits on another's request draws
 * it alone after a while: that request may have been cut off.
 */
export async function drawOnce(c: Context<AppEnv>, work: Work, asked: Asked): Promise<Rendered> {
  const { flights } = work.house
  const running = flights.get(asked.key)
  if (running && work.now - running.since < budgets.render) {
    const shared = await ifWithin(budgets.flight, running.drawing)
    if (shared) return shared
  }
  const drawing = draw(c, work, asked)
  flights.set(asked.key, { drawing, since: work.now })
  const land = () => {
    if (flights.get(asked.key)?.drawing === drawing) flights.delete(asked.key)
  }
  work.behind(drawing.then(land, land))
  return drawing
}

/** A page that memory does not have: another isolate's copy, else drawn. */
export async function find(c: Context<AppEnv>, work: Work, asked: Asked): Promise<Found> {
  const { key } = asked
  const version = await versionAtHand(work)
  if (version !== null) {
    const looking = findCached(work, key, version, riyadhDate(work.now))
    const document = await ifWithin(budgets.kvRead, looking)
    if (document && work.now < document.until) {
      work.house.kept.put(key, document, work.deployment.keptBytes)
      return { source: 'cache', document }
    }
  }
  return (await mayRead(c)) ? drawOnce(c, work, asked) : { source: 'limited' }
}
