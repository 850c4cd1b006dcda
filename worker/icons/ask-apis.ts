import * as v from 'valibot'
import { beforeDeadline } from '../runtime/deadlines'
import { type IconDrawing, iconSet } from './icon-set'

/** Limits of the specification, section 9. */
export const iconLimits = { urlLength: 500, rotateMs: 750, timeoutMs: 5_000 }

export interface IconQuery {
  collection: string
  names: readonly string[]
}

type Icons = Record<string, IconDrawing>
type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A request URL with as many names as fit into the length limit; null if none fits. */
function urlOf(api: string, { collection, names }: IconQuery): string | null {
  const start = `${api.replace(/\/+$/, '')}/${collection}.json?icons=`
  const fitting = names.filter((_, at) => {
    const url = start + names.slice(0, at + 1).join(',')
    return url.length <= iconLimits.urlLength
  })
  return fitting.length > 0 ? start + fitting.join(',') : null
}

async function fetchIcons(url: string, signal: AbortSignal, fetchUrl: Fetch): Promise<Icons> {
  const headers = { accept: 'application/json' }
  const response = await fetchUrl(url, { headers, redirect: 'manual', signal })
  if (!response.ok) throw new Error('an icon service refused')
  const { icons, width, height } = v.parse(iconSet, await response.json())
  // An icon without its own size has that of its collection.
  return Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [name, { width, height, ...icon }]),
  )
}

/** Starts the next request when all before have failed or 750 ms passed without a response. */
async function firstResponse(urls: string[], fetchFrom: (url: string) => Promise<Icons>) {
  const running: Promise<Icons>[] = []
  for (const url of urls) {
    running.push(fetchFrom(url))
    const icons = await beforeDeadline(iconLimits.rotateMs, Promise.any(running))
    if (icons) return icons
  }
  return Promise.any(running)
}

/**
 * Requests icons from public icon services: the next service after 750 ms without a response. The
 * first response wins; null when there is none within 5 s.
 */
export async function askIconApis(
  apis: readonly string[],
  query: IconQuery,
  fetchUrl: Fetch = fetch,
): Promise<Icons | null> {
  const urls = apis.flatMap((api) => urlOf(api, query) ?? [])
  const controller = new AbortController()
  const response = firstResponse(urls, (url) => fetchIcons(url, controller.signal, fetchUrl))
  const icons = await beforeDeadline(iconLimits.timeoutMs, response)
  controller.abort()
  return icons ?? null
}
