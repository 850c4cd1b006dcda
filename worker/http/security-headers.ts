type HeaderTable = Record<string, string>

const yearInSeconds = 31_536_000
const dayInSeconds = 86_400

/** Defined by the build from HSTS_SCOPE in wrangler.toml; undefined without a build. */
declare const __HSTS_SCOPE__: string | undefined

/**
 * Strict-Transport-Security (RFC 6797). Other hosts of the domain and the browsers' preload list are
 * included only where the setting says so: it takes two years to leave them.
 */
function transportSecurity(scope: string): string {
  const reach = { subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }[
    scope
  ]
  return `max-age=${2 * yearInSeconds}${reach ?? ''}`
}

/** Headers of every response (OWASP secure headers, ASVS 5.0 3.4). */
const baseHeaders: HeaderTable = {
  'strict-transport-security': transportSecurity(
    typeof __HSTS_SCOPE__ === 'string' ? __HSTS_SCOPE__ : 'host',
  ),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
}

const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For responses that are not HTML documents: nothing may be loaded or framed. */
export const plainHeaders: HeaderTable = { ...baseHeaders, 'content-security-policy': denyAll }

/** For pictures that other sites may show, with one inline style of this hash. */
export function sharedPictureHeaders(styleHash: string): HeaderTable {
  return {
    ...baseHeaders,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': `${denyAll}; style-src '${styleHash}'`,
  }
}

/**
 * For the pages that any site may frame, the only ones: `x-frame-options` has to be left out. They hold
 * no script and no form, load fonts alone, and know nothing of the visitor.
 */
export function embedHeaders(styleHash: string): HeaderTable {
  const { 'x-frame-options': _, ...headers } = baseHeaders
  const policy = denyAll.replace("frame-ancestors 'none'", 'frame-ancestors *')
  return {
    ...headers,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': `${policy}; style-src '${styleHash}'; font-src 'self'`,
    'x-robots-tag': 'noindex',
  }
}

/** For the service worker: it may fetch what is on this site. */
export const serviceWorkerHeaders: HeaderTable = {
  ...baseHeaders,
  'content-security-policy': `${denyAll}; connect-src 'self'`,
}

/** Policy of a file that a visitor sent: even if a browser shows it, it has no origin. */
export const sandboxed = `${denyAll}; sandbox`

export interface DocumentPolicy {
  /** CSP hashes (`sha256-…`) of the inline script and style. */
  scriptHash: string
  styleHash: string
  /** Third-party files that the document loads after consent. */
  externals?: { scripts: readonly string[]; sheet: string | null } | null
  /** Sources of the captcha provider. */
  captcha?: { scripts: readonly string[]; frames: readonly string[] } | null
  /** Other origins that the redirect after a form may lead to. */
  formTargets?: readonly string[]
  /** Origins of video players in frames. */
  players?: readonly string[]
}

const noExternals = { scripts: [], sheet: null }

/** CSP 3 sources, each preceded by a space. */
function listSources(sources: readonly string[]): string {
  return [...new Set(sources)].map((source) => ` ${source}`).join('')
}

const originOf = (address: string) => new URL(address).origin

/** CSP 3 allows no query in a source. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function framesOf({ captcha, players = [] }: DocumentPolicy): readonly string[] {
  return [...(captcha?.frames ?? []), ...players]
}

/** The policy of an HTML document: own files, inline code only by hash, the given third parties. */
function contentPolicy(policy: DocumentPolicy): string {
  const { scriptHash, styleHash, captcha } = policy
  const externals = policy.externals ?? noExternals
  const sheets = externals.sheet ? [sourceOf(externals.sheet)] : []
  const origins = externals.scripts.map(originOf)
  const captchaScripts = captcha?.scripts ?? []
  const scripts = [...externals.scripts.map(sourceOf), ...captchaScripts]
  const frames = framesOf(policy)
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'${listSources(scripts)}`,
    `style-src 'self' '${styleHash}'${listSources(sheets)}`,
    `img-src 'self' data:${listSources(origins)}`,
    `font-src 'self'${listSources(sheets.map(originOf))}`,
    "manifest-src 'self'",
    `connect-src 'self'${listSources([...origins, ...captchaScripts])}`,
    ...(frames.length > 0 ? [`frame-src${listSources(frames)}`] : []),
    `form-action 'self'${listSources(policy.formTargets ?? [])}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Preloads the fonts (RFC 8288; the edge sends them as early hints, RFC 8297): a font that arrives
 * after the first paint causes a second layout.
 */
function preloadLinks(faces: readonly string[]): string {
  return faces
    .map((face) => `<${face}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ')
}

interface DocumentHeaderOptions {
  policy: DocumentPolicy
  /** URLs of the fonts to preload. */
  faces: readonly string[]
  /** Sends `Referrer-Policy: same-origin`. Default: false. */
  sameOriginReferrer?: boolean
}

export function documentHeaders(
  locale: string,
  { policy, faces, sameOriginReferrer }: DocumentHeaderOptions,
): HeaderTable {
  return {
    ...baseHeaders,
    // With `no-referrer` the page's own forms would send `Origin: null` and be refused.
    ...(sameOriginReferrer && { 'referrer-policy': 'same-origin' }),
    'content-type': 'text/html; charset=utf-8',
    // Third-party frames send no COEP header and would be blocked.
    ...(framesOf(policy).length > 0 && { 'cross-origin-embedder-policy': 'unsafe-none' }),
    'content-language': locale,
    link: preloadLinks(faces),
    'content-security-policy': contentPolicy(policy),
  }
}

/** The `_headers` file of the static assets, which are served without the worker. */
export function assetHeaders(hstsScope: string): string {
  const lines = (table: HeaderTable) =>
    Object.entries(table).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines({ ...plainHeaders, 'strict-transport-security': transportSecurity(hstsScope) }),
    '/assets/*',
    `  cache-control: public, max-age=${yearInSeconds}, immutable`,
    // Other sites show these pictures for shared links.
    '/og/*',
    '  ! cross-origin-resource-policy',
    '  cross-origin-resource-policy: cross-origin',
    `  cache-control: public, max-age=${dayInSeconds}`,
    ...['/favicon.ico', '/apple-touch-icon.png', '/icons/*'].flatMap((path) => [
      path,
      `  cache-control: public, max-age=${dayInSeconds}`,
    ]),
    '/licenses.txt',
    '  content-type: text/plain; charset=utf-8',
    '/snapshot/*',
    '  x-robots-tag: noindex',
    '',
  ].join('\n')
}
