type HeaderTable = Record<string, string>

const yearInSeconds = 31_536_000

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
}

/** The policy of an HTML document: our own files, and inline code only by its hash. */
function contentPolicy({ scriptHash, styleHash }: DocumentPolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of an HTML document of one language. */
export function documentHeaders(locale: string, policy: DocumentPolicy): HeaderTable {
  return {
    ...baseHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
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
    '/snapshot/*',
    '  x-robots-tag: noindex',
    '',
  ].join('\n')
}
