/** Who is asking, for limits: CF-Connecting-IP alone is trusted; IPv6 counts by /64. */
export function clientAddress(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')]
  return `${whole.slice(0, 4).join(':')}::/64`
}
