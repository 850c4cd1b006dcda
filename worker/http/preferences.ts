import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Preferences } from '#db/accounts/accounts'

/** The allowed values of the display cookie. */
const displayChoices = {
  mode: ['light', 'dark'],
  size: ['2', '3', '4'],
  contrast: ['more'],
  spacing: ['wide'],
  motion: ['none'],
} as const

type DisplayChoice = keyof typeof displayChoices
const displayNames = Object.keys(displayChoices) as DisplayChoice[]

export const cookieNames = {
  locale: 'i18n_redirected',
  consent: 'cookie_consent',
  display: '__Host-display',
  session: '__Host-session',
  login: '__Host-login',
  visitor: '__Host-visitor',
} as const

const yearInSeconds = 31_536_000
/** Options of a preference cookie: kept for a year, hidden from scripts. */
export const persistentCookie = {
  path: '/',
  maxAge: yearInSeconds,
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const

const consents = /^(?:all|necessary|custom\.m?)$/

/** The raw value of one cookie of a Cookie header. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
}

/** Parses the display cookie; unknown names and values are ignored. */
export function readDisplay(value: string | undefined): Partial<Record<DisplayChoice, string>> {
  const chosen: Partial<Record<DisplayChoice, string>> = {}
  for (const pair of (value ?? '').split('.')) {
    const [name = '', choice = ''] = pair.split('-')
    const known = displayNames.find((candidate) => candidate === name)
    if (known && displayChoices[known].some((allowed) => allowed === choice)) chosen[known] = choice
  }
  return chosen
}

export function writeDisplay(chosen: Partial<Record<DisplayChoice, string>>): string {
  return displayNames.flatMap((name) => (chosen[name] ? [`${name}-${chosen[name]}`] : [])).join('.')
}

/**
 * The `<html>` attributes for a visitor's cookies, as markup, and a code of them for the ETag; both
 * empty without preferences.
 */
export function readAttributes(cookies: string | null): { markup: string; code: string } {
  if (!cookies) return { markup: '', code: '' }
  const display = readDisplay(readCookie(cookies, cookieNames.display))
  const pairs: [string, string][] = displayNames.flatMap((name) =>
    display[name] ? [[name, display[name]]] : [],
  )
  const consent = readCookie(cookies, cookieNames.consent)
  if (consent && consents.test(consent)) pairs.push(['consent', consent])
  if (readCookie(cookies, cookieNames.session)) pairs.push(['signed-in', ''])
  return {
    markup: pairs.map(([name, value]) => ` data-${name}="${value}"`).join(''),
    code: pairs.map(([name, value]) => `${name.slice(0, 2)}${value}`).join(''),
  }
}

/** Sets the cookies of the language and display that an account has; what it never chose stays. */
export function applyPreferences(c: Context, { locale, display }: Preferences): void {
  if (locale) setCookie(c, cookieNames.locale, locale, persistentCookie)
  if (typeof display === 'string') {
    const known = writeDisplay(readDisplay(display))
    setCookie(c, cookieNames.display, known, persistentCookie)
  }
}
