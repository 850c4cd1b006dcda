import { locales } from '#domain/locale'
import { type RouteName, routePath, routes } from '#domain/routes'
import { answerDocument } from './answer'
import { type Asked, ask, varyOf } from './asked'
import { cookieNames, readCookie } from './attributes'
import type { House } from './house'
import { log } from './log'
import { isFresh } from './payloads/version'
import { preferredLocale } from './preferred-locale'
import { isPublished } from './shelf'

const asked = new Map<string, Asked>(
  locales.flatMap((locale) =>
    (Object.keys(routes) as RouteName[]).map((name) => [
      routePath(name, locale),
      ask(name, locale),
    ]),
  ),
)

function pathOf(url: string): string {
  const from = url.indexOf('/', 'https://'.length)
  const to = url.indexOf('?', from)
  return url.slice(from, to < 0 ? undefined : to)
}

/** Whether `/` may send this visitor to `/en` instead; the app decides. */
function mayMove(path: string, { headers }: Request): boolean {
  if (path !== '/') return false
  const cookies = headers.get('cookie') ?? ''
  const accepted = headers.get('accept-language') ?? ''
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
  const path = pathOf(request.url)
  const page = request.url.includes('feedback=') ? undefined : asked.get(path)
  const now = house.now()
  if (!page || !isFresh(house.versions, now)) return null
  const document = house.kept.find(page.key)
  if (!document || !isPublished(house, document, now) || mayMove(path, request)) return null
  tell(house, now)
  return answerDocument(request, document, crypto.randomUUID(), varyOf(page))
}
