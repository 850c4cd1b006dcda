/** Characters that a URL would read as more than a host. */
const notInHost = /[\s/\\?#@:%[\]]/

/**
 * The address with its domain in ASCII (`xn--`, UTS #46), as mail servers need it; unchanged if its
 * domain is ASCII or cannot be converted.
 */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || /^\p{ASCII}*$/u.test(domain) || notInHost.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
