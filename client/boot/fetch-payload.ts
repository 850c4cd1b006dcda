import type { PageData } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { localPath } from '#domain/site/locale'

/** The address of a page's data: `/faq?a=b` → `/faq/_payload.json?{build}&a=b`. */
function payloadAddress(path: string, locale: Locale, build: string, search: string): string {
  const page = localPath(path, locale)
  return `${page === '/' ? '' : page}/_payload.json?${build}${search.replace('?', '&')}`
}

/** A page's data from the worker. GET is not retried (specification, section 7). */
export async function fetchPayload(
  path: string,
  locale: Locale,
  build: string,
  search = '',
): Promise<PageData> {
  const response = await fetch(payloadAddress(path, locale, build, search), {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`payload of ${path}: ${response.status}`)
  return response.json()
}
