const groupsOfNetwork = 4
const mappedPrefix = '0:0:0:0:0:ffff'

/** The eight groups of an IPv6 address in any notation (RFC 4291, 2.2); null for anything else. */
function parseIpv6(address: string): string[] | null {
  // The URL parser validates and normalises the address; only `::` is left to expand.
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1)
  if (!canonical) return null
  const [head = '', tail] = canonical.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0')
  return [...(before ?? []), ...(tail === undefined ? [] : zeros), ...(after ?? [])]
}

function toIpv4(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/**
 * The client address that rate limits count by. Only CF-Connecting-IP is trusted. IPv6 addresses
 * count by their /64 network, IPv4-mapped ones (`::ffff:192.0.2.1`) as IPv4. Without a valid
 * address: `unknown`.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('cf-connecting-ip')?.trim() ?? 'unknown'
  if (!address.includes(':')) return address
  const groups = parseIpv6(address)
  if (!groups) return 'unknown'
  if (groups.slice(0, 6).join(':') === mappedPrefix) return toIpv4(groups)
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}
