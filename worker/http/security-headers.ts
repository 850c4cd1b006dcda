type HeaderTable = Record<string, string>

const yearInSeconds = 31_536_000
const dayInSeconds = 86_400

/** Headers of every answer, whatever it is (OWASP secure headers, ASVS 5.0 3.4). */
const baseHeaders: HeaderTable = {
  'strict-transport-security': `max-age=${2 * yearInSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
}

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Answers that are no documents: they may load nothing and stand in no frame. */
export const plainHeaders: HeaderTable = { ...baseHeaders, 'content-security-policy': nothing }

export interface DocumentPolicy {
  /** `sha256-…` of the inline script and of the inline style. */
  scriptHash: string
  styleHash: string
  /** What of others a document may load after consent. */
  externals?: { scripts: readonly string[]; sheet: string | null } | null
  /** What a captcha's provider needs. */
  captcha?: { scripts: readonly string[]; frames: readonly string[] } | null
  /** Origins whose players may stand in its frames. */
  players?: readonly string[]
}

const nothingElse = { scripts: [], sheet: null }

/** Sources as CSP 3 lists them, each after a space. */
function listed(sources: readonly string[]): string {
  return [...new Set(sources)].map((source) => ` ${source}`).join('')
}

const originOf = (address: string) => new URL(address).origin

/** CSP 3 takes no query in a source. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function framesOf({ captcha, players = [] }: DocumentPolicy): readonly string[] {
  return [...(captcha?.frames ?? []), ...players]
}

/** The policy of an HTML document: our own files, and inline code only by its hash. */
function contentPolicy(policy: DocumentPolicy): string {
  const { scriptHash, styleHash, captcha } = policy
  const externals = policy.externals ?? nothingElse
  const sheets = externals.sheet ? [sourceOf(externals.sheet)] : []
  const origins = externals.scripts.map(originOf)
  const asked = captcha?.scripts ?? []
  const frames = framesOf(policy)
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'${listed([...externals.scripts.map(sourceOf), ...asked])}`,
    `style-src 'self' '${styleHash}'${listed(sheets)}`,
    `img-src 'self' data:${listed(origins)}`,
    `font-src 'self'${listed(sheets.map(originOf))}`,
    `connect-src 'self'${listed([...origins, ...asked])}`,
    ...(frames.length > 0 ? [`frame-src${listed(frames)}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Files asked for as the headers arrive, by an edge that sends early hints before them (RFC 8288, 8297).
 * A face that is there before the first paint costs no second layout after it.
 */
function preloaded(faces: readonly string[]): string {
  return faces
    .map((face) => `<${face}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ')
}

interface DocumentMatter {
  policy: DocumentPolicy
  /** Addresses of the faces it is drawn with. */
  faces: readonly string[]
  /** Other sites learn nothing of it: its links send them no referrer. */
  discreet?: boolean
}

/** Headers of an HTML document of one language. */
export function documentHeaders(
  locale: string,
  { policy, faces, discreet }: DocumentMatter,
): HeaderTable {
  return {
    ...baseHeaders,
    // Not `no-referrer`: its forms would send `Origin: null`, as those of another site may.
    ...(discreet && { 'referrer-policy': 'same-origin' }),
    'content-type': 'text/html; charset=utf-8',
    // Frames of others say nothing of embedding, and would stay empty.
    ...(framesOf(policy).length > 0 && { 'cross-origin-embedder-policy': 'unsafe-none' }),
    'content-language': locale,
    link: preloaded(faces),
    'content-security-policy': contentPolicy(policy),
  }
}

/** The `_headers` file of the static assets: they are answered without the worker. */
export function assetHeaders(): string {
  const lines = (table: HeaderTable) =>
    Object.entries(table).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines(plainHeaders),
    '/assets/*',
    `  cache-control: public, max-age=${yearInSeconds}, immutable`,
    // Other sites show the pictures of a shared page.
    '/og/*',
    '  ! cross-origin-resource-policy',
    '  cross-origin-resource-policy: cross-origin',
    `  cache-control: public, max-age=${dayInSeconds}`,
    '/snapshot/*',
    '  x-robots-tag: noindex',
    '',
  ].join('\n')
}
