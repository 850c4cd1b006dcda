import { build } from 'virtual:build'
import { externalsOf, fontFaces, renderProblem } from '#client/render'
import type { SearchIndex } from '#db/search/synonyms'
import type { NearPages } from '#domain/search/near-pages'
import { type Locale, splitPath } from '#domain/site/locale'
import { nearRoutes } from '#domain/site/near-routes'
import { type ProblemStatus, type ProblemWords, problemTexts } from '#domain/site/problem'
import type { FixedName } from '#domain/site/routes'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { referringPage } from '../http/negotiate-locale'
import { documentHeaders, plainHeaders } from '../http/security-headers'
import { type LimitDeps, mayRead } from '../middleware/rate-limits'
import { type CachedSiteDeps, cachedSite } from '../pages/load-page'
import { inlineAssets } from '../render/inline-assets'
import { renderDocument } from '../render/render-element'
import { parsePageRequest } from '../routing/page-request'
import { isApiPath, resolveUrl } from '../routing/resolve-url'
import { findNearPages } from './near-pages'

/** `Retry-After` of a failure, in seconds. */
export const retryAfterFailure = 30

export interface ProblemOptions {
  allow?: string
  /** Seconds. */
  retryAfter?: number
  /** Replaces the text of the status; the page then shows no incident id. */
  words?: ProblemWords
  /** Suggested pages; by default the usual ones. */
  near?: readonly FixedName[]
  /** Offers to begin a login again, or to end the session. */
  offer?: 'login' | 'logout'
  /** Path that the login returns to. */
  returnTo?: string
  /** Text that was typed but not stored, for copying. */
  unsent?: string
}

export type ProblemDeps = CachedSiteDeps &
  LimitDeps & {
    deployment: Pick<Deployment, 'origin' | 'identityProvider'>
    search: SearchIndex
    requestId: string
  }

type ProblemContext = HandlerContext<ProblemDeps>

/** True when the client expects JSON: API, builds and payload paths, or by Accept. */
export function isForProgram(c: HandlerContext): boolean {
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
 * The path to display, with the page's own query if the page exists. Decoded once, cut at 200
 * characters; characters that HTML forbids are replaced.
 */
function shownPath({ pathname, searchParams }: URL): string {
  const { place, locale } = resolveUrl(pathname)
  const query = place ? parsePageRequest(place, locale, searchParams).query : ''
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

/** Interpretations of the address of a page that does not exist. */
async function findMeant(c: ProblemContext): Promise<NearPages> {
  const { pathname } = c.get('url')
  const { locale, path } = splitPath(pathname)
  const isSearched = c.req.method === 'GET' && (await mayRead(c))
  const { search, now } = c.get('ctx')
  const options = { path: decode(path), locale, now }
  const found = isSearched ? await findNearPages(search, options) : { text: '', pages: [] }
  return { ...found, names: nearRoutes(options.path) }
}

/** The locale of the path; for a POST to a path without a page, that of the referring page. */
function localeOf(c: ProblemContext): Locale {
  const { pathname } = c.get('url')
  const { locale, place } = resolveUrl(pathname)
  const page = place || c.req.method !== 'POST' ? null : referringPage(c)
  return page ? resolveUrl(page.pathname).locale : locale
}

/** Responds with problem details (RFC 9457); `extensions` are further members of the object. */
export function respondProblemJson(
  c: ProblemContext,
  status: ProblemStatus,
  options: ProblemOptions = {},
  extensions: object = {},
): Response {
  const locale = localeOf(c)
  const { title, text } = options.words ?? problemTexts[status]
  const requestId = c.get('requestId')
  const body = { type: 'about:blank', title: title[locale], status, detail: text[locale] }
  return new Response(
    JSON.stringify({ ...body, instance: `urn:uuid:${requestId}`, ...extensions }),
    {
      status,
      headers: {
        ...plainHeaders,
        'content-type': 'application/problem+json; charset=utf-8',
        'content-language': locale,
        ...problemHeaders(options, requestId),
      },
    },
  )
}

async function renderProblemPage(
  c: ProblemContext,
  status: ProblemStatus,
  { retryAfter, words, near, offer, returnTo, unsent }: ProblemOptions,
) {
  const ctx = c.get('ctx')
  const locale = localeOf(c)
  const site = await cachedSite(ctx, locale)
  const { origin, identityProvider } = ctx.deployment
  const hasLogin = identityProvider !== null
  const { inline, policy } = await inlineAssets('problem', origin)
  const { modules } = build
  const browser = { modules: build.entry, build: build.id }
  const found = status === 404 ? await findMeant(c) : null
  const element = renderProblem({ locale, origin, inline, browser, modules, hasLogin }, site, {
    status,
    incident: ctx.requestId,
    retryAfter,
    words,
    offer,
    returnTo,
    unsent,
    near,
    found,
    path: shownPath(c.get('url')),
  })
  const html = await renderDocument(c, element)
  const externals = externalsOf({ site, route: null })
  // The logout leads to the provider, and Chromium checks redirects of forms.
  const formTargets =
    offer === 'logout' && identityProvider ? [new URL(identityProvider.issuer).origin] : []
  return { html, locale, policy: { ...policy, externals, formTargets } }
}

/** Responds with a bilingual problem page, or problem details if the client expects JSON. */
export async function respondProblem(
  c: ProblemContext,
  status: ProblemStatus,
  options: ProblemOptions = {},
): Promise<Response> {
  if (isApiPath(c.get('url').pathname) || isForProgram(c))
    return respondProblemJson(c, status, options)
  const { html, locale, policy } = await renderProblemPage(c, status, options)
  return new Response(c.req.method === 'HEAD' ? null : html, {
    status,
    headers: {
      ...documentHeaders(locale, { policy, faces: fontFaces[locale] }),
      vary: 'Cookie',
      'x-robots-tag': 'noindex',
      ...problemHeaders(options, c.get('requestId')),
    },
  })
}

/** For when rendering the problem page fails too. */
export function respondPlainText(status: ProblemStatus, requestId: string): Response {
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
