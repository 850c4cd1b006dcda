const groupsOfNetwork = 4
const mappedPrefix = '0:0:0:0:0:ffff'

/** The eight groups of an IPv6 address, however it is spelt (RFC 4291, 2.2); null for anything else. */
function parseIpv6(address: string): string[] | null {
  // The URL parser checks it and writes it in one way, of which only `::` is left to fill in.
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1)
  if (!canonical) return null
  const [head = '', tail] = canonical.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0')
  return [...(before ?? []), ...(tail === undefined ? [] : zeros), ...(after ?? [])]
}

/** An IPv4 address from the last two groups of an IPv6 one. */
function toIpv4(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/**
 * Who is asking, for limits: CF-Connecting-IP alone is trusted. IPv6 counts by /64; an IPv4 address
 * written as IPv6 (`::ffff:192.0.2.1`) counts as itself.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('cf-connecting-ip')?.trim() ?? 'unknown'
  if (!address.includes(':')) return address
  const groups = parseIpv6(address)
  if (!groups) return 'unknown'
  if (groups.slice(0, 6).join(':') === mappedPrefix) return toIpv4(groups)
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}
