import type { PageData } from '#domain/payloads/page-data'
import type { Locale } from '#domain/site/locale'
import { localPath } from '#domain/site/locale'

/** `/faq?a=b` becomes `/faq/_payload.json?{build}&a=b`. */
function payloadUrl(path: string, locale: Locale, build: string, search: string): string {
  const page = localPath(path, locale)
  return `${page === '/' ? '' : page}/_payload.json?${build}${search.replace('?', '&')}`
}

/** Fetches the data of a page. GET is not retried (specification, section 7). */
export async function fetchPayload(
  path: string,
  locale: Locale,
  build: string,
  search = '',
): Promise<PageData> {
  const response = await fetch(payloadUrl(path, locale, build, search), {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`payload of ${path}: ${response.status}`)
  return response.json()
}
