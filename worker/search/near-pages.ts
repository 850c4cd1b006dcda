import { findDocuments } from '#db/search/find-documents'
import type { NearPages } from '#domain/search/near-pages'
import { parseQuery, type Query } from '#domain/search/query'
import { type Locale, localPath } from '#domain/site/locale'
import { describeError, log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { proposeTexts } from './propose'

interface NearOptions {
  /** Decoded, without language prefix. */
  path: string
  locale: Locale
  /** Epoch ms. */
  now: number
}

const atMost = 4
const none: NearPages = { text: '', pages: [] }
/** Files that this site never had: only scanners ask for them. */
const isScanned =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|xml|json|js|css|map|ico|txt|png|jpe?g)\b|^\/(?:\.|wp-)/i

/** The words of an address; null if it has none that a visitor would search for. */
function wordsOf(path: string): Query | null {
  if (isScanned.test(path)) return null
  const words = path.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
  const query = parseQuery(words.filter((word) => !/\d{5}/.test(word)).join(' '))
  return query.terms.length > 0 ? query : null
}

async function findNear(search: D1Database, options: NearOptions): Promise<NearPages> {
  const { path, locale, now } = options
  const words = wordsOf(path)
  if (!words) return none
  const filters = { locale, type: null, year: null, knowledge: false }
  const find = async (query: Query) => {
    const found = { filters, order: 'relevance', limit: atMost, offset: 0, now } as const
    const { hits, strictness } = await findDocuments(search, query, found)
    const pages = hits.map((hit) => ({ title: hit.title, href: localPath(hit.path, locale) }))
    return { text: query.text, pages, hasAll: pages.length > 0 && strictness === 'all' }
  }
  const typed = await find(words)
  const [corrected] = typed.hasAll ? [] : await proposeTexts(search, words)
  const meant = corrected === undefined ? typed : await find(parseQuery(corrected))
  const { text, pages } = meant.pages.length > 0 ? meant : typed
  return pages.length > 0 ? { text, pages } : none
}

/** Pages that a wrong address may mean; none if the index does not answer in time. */
export async function findNearPages(search: D1Database, options: NearOptions): Promise<NearPages> {
  try {
    return await withDeadline(deadlines.d1Near, 'd1.near', findNear(search, options))
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.near', ...describeError(error) })
    return none
  }
}
