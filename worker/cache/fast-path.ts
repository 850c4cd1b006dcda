import { preferredLocale } from '../http/negotiate-locale'
import { cookieNames, readCookie } from '../http/preferences'
import { log } from '../log'
import { isFresh } from '../payloads/content-version'
import { varyOf } from '../routing/page-request'
import type { House } from '../runtime/isolate-state'
import { isPublished } from './page-cache'
import { answerDocument } from './respond-document'

/** What follows the host: kept documents are found by it. */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}

/** Whether `/` may send this visitor to `/en` instead; the app decides. */
function mayMove(address: string, { headers }: Request): boolean {
  if (address !== '/') return false
  const cookies = headers.get('cookie') ?? ''
  const accepted = headers.get('accept-language') ?? ''
  if (/\/en(?:[/?#]|$)/.test(headers.get('referer') ?? '')) return true
  if (!/en/i.test(cookies + accepted)) return false
  return preferredLocale(readCookie(cookies, cookieNames.locale), accepted) === 'en'
}

const minute = 60_000

/** A line for each would cost half of what the answer does: one a minute tells how many there were. */
function tell(house: House, now: number): void {
  const { untold } = house
  if (untold.answers === 0) untold.since = now
  untold.answers += 1
  if (now - untold.since < minute) return
  log('info', { event: 'memory', answers: untold.answers })
  untold.answers = 0
}

/**
 * Answers a page from this isolate's memory, before anything else is set up for the request: the
 * one path on which microseconds count. Null where there is more to do than to hand out bytes.
 */
export function answerFromMemory(house: House, request: Request): Response | null {
  if (request.method !== 'GET') return null
  const key = addressOf(request.url)
  const now = house.now()
  if (!isFresh(house.versions, now)) return null
  const document = house.kept.find(key)
  if (!document || !isPublished(house, document, now) || mayMove(key, request)) return null
  tell(house, now)
  return answerDocument(request, document, crypto.randomUUID(), varyOf({ key }))
}
