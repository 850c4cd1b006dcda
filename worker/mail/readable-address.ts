import { domainToUnicode } from 'node:url'

/** The address with its domain in its own script, for people; mail servers need the `xn--` form. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const written = address.slice(at + 1)
  // The conversion would also write an ASCII domain in small letters.
  const domain = /(?:^|\.)xn--/i.test(written) ? domainToUnicode(written) : ''
  return domain === '' ? address : `${address.slice(0, at)}@${domain}`
}
