import { build } from 'virtual:build'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { drawProblem, externalsOf, faces } from '#client/render'
import type { Locale } from '#domain/site/locale'
import {
  isProblemStatus,
  type ProblemStatus,
  type ProblemWords,
  problemTexts,
} from '#domain/site/problem'
import type { FixedName } from '#domain/site/routes'
import { readAttributes } from './http/preferences'
import { ClientLeft } from './http/read-body'
import { referringPage } from './http/referring-page'
import { documentHeaders, plainHeaders } from './http/security-headers'
import { describeError, log } from './log'
import { siteAtHand } from './payloads/load-page'
import { drawText } from './render/bytes'
import { pageCode } from './render/inline-assets'
import { ask } from './routing/page-request'
import { readAddress } from './routing/resolve-url'
import type { AppEnv } from './runtime/request-context'

/** Seconds after which what failed may be tried again. */
export const retryAfterFailure = 30

export interface ProblemOptions {
  allow?: string
  /** Seconds. */
  retryAfter?: number
  /** Instead of what is said of the status; there is then no incident to tell of. */
  words?: ProblemWords
  /** Pages that may help, instead of the usual ones. */
  near?: readonly FixedName[]
}

/** Whether who asks is a program that wants JSON, and no person before a page. */
export function isForProgram(c: Context<AppEnv>): boolean {
  const { pathname } = c.get('url')
  if (pathname.startsWith('/api/') || pathname.startsWith('/builds/')) return true
  if (pathname.endsWith('/_payload.json')) return true
  const accept = c.req.header('accept') ?? ''
  return /application\/(?:problem\+)?json/.test(accept) && !accept.includes('text/html')
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * The path as it is shown, with the page's own query where it has one, since the page itself is there:
 * decoded once, cut at 200 characters, without the characters that HTML forbids.
 */
function shownPath({ pathname, searchParams }: URL): string {
  const { place, locale } = readAddress(pathname)
  const query = place ? ask(place, locale, searchParams).query : ''
  return (decode(pathname) + decode(query.replaceAll('+', ' ')))
    .slice(0, 200)
    .replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd')
}

function problemHeaders({ allow, retryAfter }: ProblemOptions, requestId: string) {
  return {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(allow && { allow }),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  }
}

/** The language of the address; of the page a form stood on where the address has none of its own. */
function localeOf(c: Context<AppEnv>): Locale {
  const { pathname } = c.get('url')
  const { locale, place } = readAddress(pathname)
  const page = place || c.req.method !== 'POST' ? null : referringPage(c)
  return page ? readAddress(page.pathname).locale : locale
}

/** A problem document (RFC 9457) in the language of the address; `more` is what the problem has besides. */
export function answerProgram(
  c: Context<AppEnv>,
  status: ProblemStatus,
  options: ProblemOptions = {},
  more: object = {},
): Response {
  const locale = localeOf(c)
  const { title, text } = options.words ?? problemTexts[status]
  const requestId = c.get('requestId')
  const body = { type: 'about:blank', title: title[locale], status, detail: text[locale] }
  return new Response(JSON.stringify({ ...body, instance: `urn:uuid:${requestId}`, ...more }), {
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': locale,
      ...problemHeaders(options, requestId),
    },
  })
}

async function drawProblemPage(
  c: Context<AppEnv>,
  status: ProblemStatus,
  { retryAfter, words, near }: ProblemOptions,
) {
  const work = c.get('work')
  const locale = localeOf(c)
  const { inline, policy } = await pageCode(['problem'], work.deployment.origin)
  const site = await siteAtHand(work, locale)
  const { origin } = work.deployment
  const { modules } = build
  const element = drawProblem({ locale, origin, inline, modules }, site, {
    status,
    incident: work.requestId,
    retryAfter,
    words,
    near,
    path: shownPath(c.get('url')),
  })
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const text = await drawText(c, element)
  const html = `<!DOCTYPE html>${text.replace(/<html[^>]*/, (tag) => tag + markup)}`
  return { html, locale, policy: { ...policy, externals: externalsOf({ site, route: null }) } }
}

/** Says in both languages what happened: a page for people, a problem document for programs. */
export async function answerProblem(
  c: Context<AppEnv>,
  status: ProblemStatus,
  options: ProblemOptions = {},
): Promise<Response> {
  if (isForProgram(c)) return answerProgram(c, status, options)
  const { html, locale, policy } = await drawProblemPage(c, status, options)
  return new Response(c.req.method === 'HEAD' ? null : html, {
    status,
    headers: {
      ...documentHeaders(locale, { policy, faces: faces[locale] }),
      vary: 'Cookie',
      'x-robots-tag': 'noindex',
      ...problemHeaders(options, c.get('requestId')),
    },
  })
}

function statusOf(error: unknown): ProblemStatus {
  const status = error instanceof HTTPException ? error.status : 500
  return isProblemStatus(status) ? status : 500
}

/** The last word when not even the problem page could be drawn: plain, in both languages. */
function answerPlainly(status: ProblemStatus, requestId: string): Response {
  const { text } = problemTexts[status]
  return new Response(`${text.ar}\n${text.en}\n${requestId}\n`, {
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'text/plain; charset=utf-8',
      ...problemHeaders({}, requestId),
    },
  })
}

/** The status nginx logs for it; nobody is there to read it. */
const clientClosedRequest = 499

/** The only place that catches what is broken: logs it under the incident id, shows the generic text. */
export async function answerError(error: unknown, c: Context<AppEnv>): Promise<Response> {
  if (error instanceof ClientLeft) {
    log('info', { event: 'aborted', request: c.get('requestId'), route: c.get('route') })
    return new Response(null, { status: clientClosedRequest })
  }
  const status = statusOf(error)
  const requestId = c.get('requestId')
  if (status >= 500) {
    log('error', {
      event: 'failure',
      request: requestId,
      deployment: c.env.VERSION.id,
      status,
      ...describeError(error),
    })
  }
  try {
    return await answerProblem(c, status, status === 503 ? { retryAfter: retryAfterFailure } : {})
  } catch (drawing) {
    log('error', {
      event: 'failure',
      request: requestId,
      part: 'problem page',
      ...describeError(drawing),
    })
    return answerPlainly(status, requestId)
  }
}
