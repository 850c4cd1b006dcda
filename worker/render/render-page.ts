import type { Context } from 'hono'
import { drawContent } from '#client/render'
import { endOfRiyadhDay, startOfRiyadhDay } from '#domain/dates/calendar'
import type { Own } from '#domain/forms/personal-state'
import type { KeptDocument } from '../cache/memory-cache'
import { describeError, log } from '../log'
import { type LoadedPage, loadPage } from '../payloads/load-page'
import type { Asked } from '../routing/page-request'
import type { AppEnv, Work } from '../runtime/request-context'
import { type Bytes, drawBytes, encode, join, tagOf } from './bytes'
import { structuredOf } from './json-ld'
import { shellOf } from './shell'

/** The marks React leaves around a route's content in the browser's tree (its Suspense boundary). */
const open = encode('<!--$-->')
const close = encode('<!--/$-->')

/** Content as it stands in `<main>`, ready to be hydrated. */
export function inMain(content: Bytes): Bytes[] {
  return [open, content, close]
}

/** The day a page says it was last changed on, as RFC 9110 5.6.7 writes it. */
function httpDate(day: string): string {
  return new Date(startOfRiyadhDay(day)).toUTCString()
}

export interface Rendered extends LoadedPage {
  document: KeptDocument
}

async function draw(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  page: LoadedPage,
  own: Own | undefined,
): Promise<Rendered> {
  const { data, date } = page
  const { version, edition } = data
  const shown = own ? { ...data, own } : data
  const structured = structuredOf(work, asked, page)
  const content = drawBytes(drawContent(asked.locale, asked.name, shown, structured))
  const shell = await shellOf(c, work, asked, shown, edition)
  const tag = shell.tag.slice(0, 8) + (await tagOf(content)).slice(0, 16)
  const headers = { ...shell.headers, 'last-modified': httpDate(data.payload.modified.iso) }
  const bytes = join(shell.before, ...inMain(content), shell.after)
  return {
    ...page,
    document: {
      bytes,
      attributesAt: shell.attributesAt,
      tag,
      headers,
      version,
      date,
      until: page.until ?? endOfRiyadhDay(date),
    },
  }
}

/**
 * A page's whole document, with what is one visitor's in it where there is anything. Data from KV
 * that cannot be drawn is read anew from D1 once: an entry may be whole and still be wrong.
 */
export async function renderPage(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  page: LoadedPage,
  own?: Own,
): Promise<Rendered> {
  try {
    return await draw(c, work, asked, page, own)
  } catch (error) {
    const { name: route } = asked
    log('warn', { event: 'fallback', part: 'render', route, ...describeError(error) })
    return draw(c, work, asked, await loadPage(work, asked, true), own)
  }
}
