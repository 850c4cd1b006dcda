import type { Locale } from '../site/locale'
import { escapeText, joinLines } from './content-lines'

/** What one language says of the authority's contact card. */
export interface CardWords {
  locale: Locale
  name: string
  /** When the phone is answered. */
  hours: string | null
  address: string | null
}

interface Reach {
  /** The site's address. */
  url: string
  phone: string | null
  email: string | null
}

export interface ContactCard extends Reach {
  /** When what it says last changed (epoch ms). */
  changed: number
  /** The preferred language first; the others are its translations. */
  words: readonly CardWords[]
}

/** A vCard 4.0 (RFC 6350) of the authority; one that is told in two languages is still one card. */
export function writeCard({ changed, words, ...reach }: ContactCard): string {
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    ...translated('FN', words, ({ name }) => escapeText(name)),
    ...translated('ORG', words, ({ name }) => escapeText(name)),
    ...translated('ADR', words, postal),
    ...translated('NOTE', words, ({ hours }) => hours && escapeText(hours)),
    ...writeReach(reach, ';VALUE=uri;TYPE=work,voice:tel', ';TYPE=work'),
    ...words.map(({ locale }, index) => `LANG;PREF=${index + 1}:${locale}`),
    'TZ:Asia/Riyadh',
    `REV:${new Date(changed).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    'END:VCARD',
  ])
}

/** The same in one language and as few letters as a QR code can show clearly. */
export function writeBriefCard(reach: Reach, words: CardWords): string {
  const address = postal(words)
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(words.name)}`,
    ...(address ? [`ADR:${address}`] : []),
    ...writeReach(reach, '', ''),
    'END:VCARD',
  ])
}

function writeReach({ url, phone, email }: Reach, ofPhone: string, ofEmail: string): string[] {
  return [
    ...(phone ? [`TEL${ofPhone}:${phone.replace(/[^+\d]/g, '')}`] : []),
    ...(email ? [`EMAIL${ofEmail}:${escapeText(email)}`] : []),
    `URL:${url}`,
  ]
}

/** The seven parts of a postal address, of which we know all in one. */
function postal({ address }: CardWords): string | null {
  return address && `;;${escapeText(address)};;;;`
}

/** The same property in each language: one `ALTID` says that they are one and the same. */
function translated(
  property: string,
  words: readonly CardWords[],
  say: (words: CardWords) => string | null,
): string[] {
  return words.flatMap((one) => {
    const value = say(one)
    return value ? [`${property};ALTID=1;LANGUAGE=${one.locale}:${value}`] : []
  })
}
