import type { Locale } from '../site/locale'
import { escapeText, joinLines } from './content-lines'

/** Localised fields of the authority's contact card. */
export interface CardWords {
  locale: Locale
  name: string
  /** Opening hours of the phone line. */
  hours: string | null
  address: string | null
}

interface ContactPoints {
  /** Address of this site. */
  url: string
  phone: string | null
  email: string | null
}

export interface ContactCard extends ContactPoints {
  /** Last change of the card's data (epoch ms). */
  changed: number
  /** Preferred language first. */
  words: readonly CardWords[]
}

/** Writes a vCard 4.0 (RFC 6350); translated properties share an `ALTID`. */
export function writeCard({ changed, words, ...contacts }: ContactCard): string {
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    ...translated('FN', words, ({ name }) => escapeText(name)),
    ...translated('ORG', words, ({ name }) => escapeText(name)),
    ...translated('ADR', words, postalAddress),
    ...translated('NOTE', words, ({ hours }) => hours && escapeText(hours)),
    ...writeContactPoints(contacts, ';VALUE=uri;TYPE=work,voice:tel', ';TYPE=work'),
    ...words.map(({ locale }, index) => `LANG;PREF=${index + 1}:${locale}`),
    'TZ:Asia/Riyadh',
    `REV:${new Date(changed).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    'END:VCARD',
  ])
}

/** Writes a minimal vCard in one language, short enough for a readable QR code. */
export function writeBriefCard(contacts: ContactPoints, words: CardWords): string {
  const address = postalAddress(words)
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(words.name)}`,
    ...(address ? [`ADR:${address}`] : []),
    ...writeContactPoints(contacts, '', ''),
    'END:VCARD',
  ])
}

function writeContactPoints(
  { url, phone, email }: ContactPoints,
  phoneParams: string,
  emailParams: string,
): string[] {
  return [
    ...(phone ? [`TEL${phoneParams}:${phone.replace(/[^+\d]/g, '')}`] : []),
    ...(email ? [`EMAIL${emailParams}:${escapeText(email)}`] : []),
    `URL:${url}`,
  ]
}

/** ADR has seven components (RFC 6350 6.3.1); the whole address is stored as the street. */
function postalAddress({ address }: CardWords): string | null {
  return address && `;;${escapeText(address)};;;;`
}

/** `ALTID` marks the values as translations of one property (RFC 6350 5.4). */
function translated(
  property: string,
  words: readonly CardWords[],
  read: (words: CardWords) => string | null,
): string[] {
  return words.flatMap((one) => {
    const value = read(one)
    return value ? [`${property};ALTID=1;LANGUAGE=${one.locale}:${value}`] : []
  })
}
