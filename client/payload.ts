import type { Locale } from '#domain/locale'
import { localPath } from '#domain/locale'
import type { PageData } from '#domain/payloads'
import { type RouteName, routes } from '#domain/routes'

/** The address of a page's data: `/faq?a=b` → `/faq/_payload.json?{build}&a=b`. */
function payloadAddress(name: RouteName, locale: Locale, build: string, search: string): string {
  const page = localPath(routes[name].path, locale)
  return `${page === '/' ? '' : page}/_payload.json?${build}${search.replace('?', '&')}`
}

/** A page's data from the worker. GET is not retried (specification, section 7). */
export async function fetchPayload(
  name: RouteName,
  locale: Locale,
  build: string,
  search = '',
): Promise<PageData> {
  const response = await fetch(payloadAddress(name, locale, build, search), {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`payload of ${name}: ${response.status}`)
  return response.json()
}
