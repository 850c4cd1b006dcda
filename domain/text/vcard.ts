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

/**
 * Writes a vCard 3.0 (RFC 2426), which Outlook and older Androids read too: they want N, and take no
 * property twice. The name in the other language is a nickname.
 */
export function writeCard({ changed, words, ...contacts }: ContactCard): string {
  const [own, ...others] = words
  const hours = words.flatMap((one) => one.hours ?? [])
  return joinLines([
    ...(own ? startCard(own) : []),
    ...others.map(({ name }) => `NICKNAME:${escapeText(name)}`),
    ...writeContactPoints(contacts, ';TYPE=work,voice', ';TYPE=internet,work'),
    ...(hours.length > 0 ? [`NOTE:${escapeText(hours.join('\n'))}`] : []),
    'TZ:+03:00',
    `REV:${new Date(changed).toISOString().slice(0, 19)}Z`,
    'END:VCARD',
  ])
}

/** Writes a minimal vCard in one language, short enough for a readable QR code. */
export function writeBriefCard(contacts: ContactPoints, words: CardWords): string {
  return joinLines([...startCard(words), ...writeContactPoints(contacts, '', ''), 'END:VCARD'])
}

/** An organisation has no family and given name: N has its name where the family name stands. */
function startCard({ name, address }: CardWords): string[] {
  const text = escapeText(name)
  // ADR has seven components (RFC 2426 3.2.1); the whole address is stored as the street.
  const street = address ? [`ADR:;;${escapeText(address)};;;;`] : []
  return ['BEGIN:VCARD', 'VERSION:3.0', `N:${text};;;;`, `FN:${text}`, `ORG:${text}`, ...street]
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
