/** A header field in the order of the message; `key` is lower case. */
export interface HeaderField {
  key: string
  value: string
}

/** The `authserv-id` of the platform's mail exchangers (RFC 8601, 2.5). */
const receiver = 'mx.cloudflare.net'

interface Clause {
  method: string
  result: string
  properties: Map<string, string>
}

/** Without comments (RFC 5322, 3.2.2), which hold what the sending server says of itself. */
function dropComments(value: string): string {
  let depth = 0
  let text = ''
  for (const sign of value) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (depth === 0) text += sign
  }
  return text
}

function readClause(text: string): Clause {
  const [first = '', ...others] = text.trim().split(/\s+/)
  const pairs = [first, ...others].map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1).toLowerCase()]
  })
  const [method = '', result = ''] = pairs[0] ?? []
  // The first of several wins: a selector is chosen by who signs, and could look like a property.
  return { method, result, properties: new Map(pairs.slice(1).reverse()) }
}

/**
 * The results of the platform, which puts its field above everything that the message brought: only the
 * topmost field counts, and only with the platform's name. Null without one.
 */
function readResults(fields: readonly HeaderField[]): Clause[] | null {
  const topmost = fields.find(({ key }) => key === 'authentication-results')
  const [id = '', ...clauses] = dropComments(topmost?.value ?? '').split(';')
  if (id.trim().toLowerCase() !== receiver) return null
  return clauses.filter((text) => text.trim() !== '').map(readClause)
}

/** An address whose parts need no quotation marks and could not pass for a part of the field. */
const plainAddress = /^[^\s"'();:<>[\]\\,]+@[^\s"'();:<>[\]\\,]+$/

/**
 * True if the platform has found that the domain of the From address sent this message: DMARC passes
 * (RFC 7489), or the domain publishes no policy and has signed with DKIM itself or by a parent domain.
 * `mailFrom` is the envelope's sender, which the platform repeats among its results.
 */
export function isAuthentic(
  fields: readonly HeaderField[],
  mailFrom: string,
  fromDomain: string,
): boolean {
  const results = readResults(fields)
  if (!results || !plainAddress.test(mailFrom)) return false
  const dmarc = results.filter(({ method }) => method === 'dmarc')
  const [policy] = dmarc
  // A second result could only come from a name that the sender has chosen.
  if (!policy || dmarc.length > 1 || policy.properties.get('header.from') !== fromDomain)
    return false
  if (policy.result === 'pass') return true
  // What follows repeats the name with which the sending server greets, which anybody may choose.
  const isSigned = results
    .slice(0, results.indexOf(policy))
    .some(({ method, result, properties }) => {
      const signer = properties.get('header.d') ?? ''
      const isAligned =
        fromDomain === signer || (signer !== '' && fromDomain.endsWith(`.${signer}`))
      return method === 'dkim' && result === 'pass' && isAligned
    })
  return policy.result === 'none' && isSigned
}
