import { searchDocuments } from '#db/search/find-documents'
import type { SearchIndex } from '#db/search/synonyms'
import type { NearPages } from '#domain/search/near-pages'
import { hasWords, parseQuery, type Query } from '#domain/search/query'
import { type Locale, localPath } from '#domain/site/locale'
import { deadlines, withLoggedDeadline } from '../runtime/deadlines'

interface NearOptions {
  /** Decoded, without language prefix. */
  path: string
  locale: Locale
  /** Epoch ms. */
  now: number
}

type Searched = Omit<NearPages, 'names'>

const atMost = 4
/** More than are shown, because a search also finds pages that only mention the words. */
const readHits = 12
const none: Searched = { text: '', pages: [] }
/** Files that this site never had: only scanners ask for them. */
const isScanned =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|xml|json|js|css|map|ico|txt|png|jpe?g)\b|^\/(?:\.|wp-)/i

/** The words of the last part of a path that has any: it names the page, the others its section. */
function wordsOf(path: string): Query | null {
  if (isScanned.test(path)) return null
  const parts = path.split('/').map((part) => part.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [])
  const words = parts.map((part) => part.filter((word) => !/\d{5}/.test(word)))
  const query = parseQuery(words.findLast((part) => part.length > 0)?.join(' ') ?? '')
  return query.terms.length > 0 ? query : null
}

async function searchWords(
  index: SearchIndex,
  query: Query,
  { locale, now }: NearOptions,
): Promise<Searched> {
  const { typed, corrections } = await searchDocuments(index, query, {
    filters: { locale, type: null, year: null, knowledge: false },
    order: 'relevance',
    limit: readHits,
    offset: 0,
    now,
  })
  const [best] = corrections
  const hits = await (best?.result ?? typed).readHits()
  const text = best?.query.text ?? query.text
  const near = hits.filter(({ title, path }) => hasWords(`${title} ${path}`, text))
  return {
    text,
    pages: near.slice(0, atMost).map(({ title, path, label, locale: language }) => ({
      title,
      href: localPath(path, locale),
      label,
      locale: language,
    })),
  }
}

/** Pages that a wrong address may mean; only its words if the index does not answer in time. */
export async function findNearPages(index: SearchIndex, options: NearOptions): Promise<Searched> {
  const query = wordsOf(options.path)
  if (!query) return none
  const searching = searchWords(index, query, options)
  const found = await withLoggedDeadline(deadlines.d1Near, 'd1.near', searching)
  return found ?? { text: query.text, pages: [] }
}
