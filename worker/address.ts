import { type Locale, localPath, splitPath } from '#domain/locale'
import { aliases, canonicalPath, findRoute, type RouteName, routes } from '#domain/routes'

export interface Address {
  locale: Locale
  /** The page at this address, if it is one of the table's. */
  name: RouteName | null
  /** Where the same page stands canonically, when it is not here (301). */
  moved: string | null
}

/** One leading slash and no empty segment, so that no redirect can leave this site. */
function clean(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`
}

function known(path: string, locale: Locale): string | null {
  const alias = aliases[path.toLowerCase().replace(/\/+$/, '')]
  const canonical = alias ? routes[alias].path : canonicalPath(path)
  return canonical ? localPath(canonical, locale) : null
}

/** Reads a request's path: its language, its page, and whether it has to be sent on (decision 1). */
export function readAddress(pathname: string): Address {
  const lower = pathname.toLowerCase()
  if (lower === '/ar' || lower.startsWith('/ar/')) {
    const bare = clean(pathname.slice(3))
    return { locale: 'ar', name: null, moved: known(bare, 'ar') ?? bare }
  }
  const prefixed = lower === '/en' || lower.startsWith('/en/')
  const { locale, path } = splitPath(prefixed ? `/en${pathname.slice(3)}` : pathname)
  const target = known(path, locale)
  if (target && target !== pathname) return { locale, name: null, moved: target }
  return { locale, name: findRoute(path), moved: null }
}

/** The path of a page that a visitor's own words name: an address of the table, or home. */
export function knownPath(path: string | undefined): { name: RouteName; locale: Locale } {
  const { name, locale } = readAddress(path ?? '/')
  return name ? { name, locale } : { name: 'home', locale }
}
