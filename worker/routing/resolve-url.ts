import { type Locale, localPath, splitPath } from '#domain/site/locale'
import { fillPath, findAlias, findSpelling, type Place } from '#domain/site/routes'

export interface Address {
  locale: Locale
  /** The page at this address, if it is one of the table's. */
  place: Place | null
  /** Where the same page stands canonically, when it is not here (301). */
  moved: string | null
}

/** One leading slash and no empty segment, so that no redirect can leave this site. */
function clean(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** Addresses that people have besides the table's pages. */
const frames = ['/profile', '/auth/login', '/auth/logout', '/auth/callback']

function framePath(path: string): string | null {
  const lower = path.toLowerCase().replace(/\/+$/, '')
  return frames.find((frame) => frame === lower) ?? null
}

function known(path: string, locale: Locale): string | null {
  const alias = findAlias(path)
  const canonical = alias ? fillPath(alias) : (findSpelling(path)?.path ?? framePath(path))
  return canonical ? localPath(canonical, locale) : null
}

/** Reads a request's path: its language, its page, and whether it has to be sent on (decision 1). */
export function readAddress(pathname: string): Address {
  const lower = pathname.toLowerCase()
  if (lower === '/ar' || lower.startsWith('/ar/')) {
    const bare = clean(pathname.slice(3))
    return { locale: 'ar', place: null, moved: known(bare, 'ar') ?? bare }
  }
  const prefixed = lower === '/en' || lower.startsWith('/en/')
  const { locale, path } = splitPath(prefixed ? `/en${pathname.slice(3)}` : pathname)
  const found = findSpelling(path)
  if (found && localPath(found.path, locale) === pathname) {
    return { locale, place: found.place, moved: null }
  }
  const target = known(path, locale)
  return { locale, place: null, moved: target === pathname ? null : target }
}

/** The page that a visitor's own words name: an address of the table, or home. */
export function knownPlace(path: string | undefined): { place: Place; locale: Locale } {
  const { place, locale } = readAddress(path ?? '/')
  return place ? { place, locale } : { place: { name: 'home', params: {} }, locale }
}
