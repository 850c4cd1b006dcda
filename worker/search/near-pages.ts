import { searchDocuments } from '#db/search/search-documents'
import type { SearchIndex } from '#db/search/synonyms'
import type { NearPages } from '#domain/search/near-pages'
import { parseQuery, type Query } from '#domain/search/query'
import { type Locale, localPath } from '#domain/site/locale'
import { describeError, log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'

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

async function findNear(index: SearchIndex, options: NearOptions): Promise<NearPages> {
  const { path, locale, now } = options
  const query = wordsOf(path)
  if (!query) return none
  const { typed, corrections } = await searchDocuments(index, query, {
    filters: { locale, type: null, year: null, knowledge: false },
    ...{ order: 'relevance', limit: atMost, offset: 0, now },
  })
  const [best] = corrections
  const hits = await (best?.result ?? typed).readHits()
  if (hits.length === 0) return none
  return {
    text: best?.query.text ?? query.text,
    pages: hits.map((hit) => ({ title: hit.title, href: localPath(hit.path, locale) })),
  }
}

/** Pages that a wrong address may mean; none if the index does not answer in time. */
export async function findNearPages(index: SearchIndex, options: NearOptions): Promise<NearPages> {
  try {
    return await withDeadline(deadlines.d1Near, 'd1.near', findNear(index, options))
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.near', ...describeError(error) })
    return none
  }
}
