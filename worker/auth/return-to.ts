import { localPath } from '#domain/site/locale'
import { parsePageRequest } from '../routing/page-request'
import { findStaffPage, resolveUrl } from '../routing/resolve-url'

/** An address on any host: only its path and query are read. */
const base = 'https://site.invalid'

/**
 * The page of this site that a login returns to, with its own query; the profile for anything else.
 * The address is built from the tables of routes, so that no input can lead to another site.
 */
export function readReturnTo(text: string | null, locale: 'ar' | 'en'): string {
  const profile = localPath('/profile', locale)
  if (!text?.startsWith('/') || text.length > 500) return profile
  const url = URL.parse(text, base)
  if (url?.origin !== base) return profile
  const { place, locale: own } = resolveUrl(url.pathname)
  if (place) return parsePageRequest(place, own, url.searchParams).key
  const staffPage = findStaffPage(url.pathname)
  return staffPage ? staffPage + url.search : profile
}
