import { foldDigits } from './clean-text'

/** Saudi numbers without the country code (ITU-T E.164): mobile, landline, 92 and toll-free. */
const saudi = '(?:5\\d{8}|1[1-7]\\d{7}|92\\d{7}|8(?:00|11)\\d{7})'
const national = new RegExp(`^0?(${saudi})$`)
const international = new RegExp(`^\\+?966(${saudi})$`)
/** Numbers of the neighbouring states, whose code is often written without its plus. */
const neighbours = /^(?:965|968|97[134])\d{8,9}$/
const foreign = /^\+(?!966|0)\d{8,15}$/

const extension = /[\s,;(]*(?:تحويل[ةه]|داخلي|extension|extn?|x|#)[\s.:=]*(\d{1,6})\)?$/iu
const label = /^(?:tel:|[\p{L}\s.]{1,24}[:.]?)\s*(?=[+(\d])/iu
const note = /[\s(]+\p{L}[\p{L}\s]{0,20}\)?$/u
const separators = /[\s()./\\_\u2010-\u2015\u2212-]/g

/** The digits with a plus before a country code; the zero of national dialling is dropped. */
function joinDigits(text: string): string {
  return text
    .replace(/\(\s*0\s*\)/, '')
    .replace(separators, '')
    .replace(/^(\d+)\+$/, '+$1')
    .replace(/^\+?00/, '+')
    .replace(/^(\+?966)0/, '$1')
}

/** E.164; null for anything else. Numbers without a country code are Saudi. */
function toE164(text: string): string | null {
  const digits = joinDigits(text)
  const [, number] = international.exec(digits) ?? national.exec(digits) ?? []
  if (number) return `+966${number}`
  if (neighbours.test(digits)) return `+${digits}`
  return foreign.test(digits) ? digits : null
}

interface ReadPhone {
  /** E.164. */
  number: string
  hasExtension: boolean
}

/**
 * Reads a telephone number as people in Saudi Arabia write it: digits of any script, separators, the
 * plus on either side, 00, a zero after the country code, a label before or a note after it.
 */
export function readPhone(text: string): ReadPhone | null {
  const written = foldDigits(text.normalize('NFKC')).trim()
  const plain = written.replace(label, '').replace(note, '')
  const number = toE164(plain)
  if (number) return { number, hasExtension: false }
  const extended = toE164(plain.replace(extension, ''))
  return extended === null ? null : { number: extended, hasExtension: true }
}

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
