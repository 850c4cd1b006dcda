import { type Locale, localPath } from '../site/locale'

/** What the address of a search can say, in the order of the address. */
export interface SearchAddress {
  q: string
  kind?: string | null
  /** Language of the results; default: that of the page. */
  lang?: Locale | null
  sort?: 'date' | null
  year?: string | null
  page?: number
}

const names = ['q', 'kind', 'lang', 'sort', 'year', 'page'] as const

/** Path of the Atom feed of a search of the whole site. */
export const searchFeedPath = '/search/feed.xml'

/** Address of a search page (`/search` or `/knowledge/search`) in a language, without defaults. */
export function searchPath(path: string, locale: Locale, address: SearchAddress): string {
  const given = names.flatMap((name) => {
    const value = address[name]
    const isDefault =
      !value || (name === 'page' && value === 1) || (name === 'lang' && value === locale)
    return isDefault ? [] : [[name, String(value)]]
  })
  const query = new URLSearchParams(given).toString()
  return localPath(path, locale) + (query && `?${query}`)
}
