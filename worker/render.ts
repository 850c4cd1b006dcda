import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { drawPage } from '#client/render'
import { startOfRiyadhDay } from '#domain/calendar'
import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'
import type { AppEnv, Work } from './context'
import { preparePage } from './drawing'
import { documentHeaders } from './headers'
import type { KeptDocument } from './kept'
import { describeError, log } from './log'
import { type LoadedPage, loadPage } from './page-data'

/** What React leaves, without a word, in place of a part that broke under the router's Suspense. */
const brokenPart = '<!--$!-->'

/** The document of an element as text, through the app's renderer; throws when a part of it broke. */
export async function drawText(c: Context<AppEnv>, element: ReactElement): Promise<string> {
  const response = await c.render(element)
  const text = await response.text()
  if (text.includes(brokenPart)) throw new Error('a part of the page broke')
  return text
}

/** The day a page says it was last changed on, as RFC 9110 5.6.7 writes it. */
function httpDate(day: string): string {
  return new Date(startOfRiyadhDay(day)).toUTCString()
}

async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const encoder = new TextEncoder()

async function settle(
  text: string,
  { data, date }: LoadedPage,
  headers: Record<string, string>,
): Promise<KeptDocument> {
  // The encoder gives a plain buffer; its type allows a shared one.
  const bytes = encoder.encode(text) as Uint8Array<ArrayBuffer>
  const attributesAt = text.indexOf('>', text.indexOf('<html'))
  return { bytes, attributesAt, tag: await tagOf(bytes), headers, version: data.version, date }
}

export interface Rendered extends LoadedPage {
  document: KeptDocument
}

/**
 * A page's whole document. Data from KV that cannot be drawn is read anew from D1 once: an entry
 * may be whole and still be wrong.
 */
export async function renderPage(
  c: Context<AppEnv>,
  work: Work,
  { name, locale }: { name: RouteName; locale: Locale },
  page: LoadedPage,
): Promise<Rendered> {
  const { drawing, policy } = await preparePage(work, name, locale)
  const draw = async (loaded: LoadedPage): Promise<Rendered> => {
    const text = await drawText(c, await drawPage(drawing, name, loaded.data))
    const headers = {
      ...documentHeaders(locale, policy),
      'last-modified': httpDate(loaded.data.payload.modified.iso),
    }
    return { ...loaded, document: await settle(text, loaded, headers) }
  }
  try {
    return await draw(page)
  } catch (error) {
    log('warn', { event: 'fallback', part: 'render', route: name, ...describeError(error) })
    return draw(await loadPage(work, name, locale, true))
  }
}
