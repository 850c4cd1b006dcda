import { searchDocuments } from '#db/search/find-documents'
import { findTitles } from '#db/search/find-titles'
import { createSynonymMemory } from '#db/search/synonyms'
import { parseQuery } from '#domain/search/query'
import type { Locale } from '#domain/site/locale'

const synonyms = createSynonymMemory()

async function search(database: D1Database, text: string, locale: Locale): Promise<number> {
  const { typed, corrections } = await searchDocuments({ database, synonyms }, parseQuery(text), {
    filters: { locale, type: null, year: null, knowledge: false },
    order: 'relevance',
    limit: 10,
    offset: 0,
    now: Date.now(),
  })
  return (await (corrections[0]?.result ?? typed).readHits()).length
}

async function suggest(database: D1Database, text: string, locale: Locale): Promise<number> {
  return (await findTitles(database, text, { locale, now: Date.now(), limit: 60 })).length
}

/** One row by its key, as the comparison. */
async function read(database: D1Database): Promise<number> {
  const statement = database.prepare(
    `SELECT * FROM documents WHERE kind = 'service' AND slug = 'spending-review'`,
  )
  return (await statement.all()).results.length
}

/** The search's queries in D1 without pages: `/search`, `/suggest` and `/read`, with `q` and `lang`. */
export default {
  async fetch(request, { SEARCH }) {
    const { pathname, searchParams } = new URL(request.url)
    const text = searchParams.get('q') ?? ''
    const locale = searchParams.get('lang') === 'en' ? 'en' : 'ar'
    if (pathname === '/search') return Response.json(await search(SEARCH, text, locale))
    if (pathname === '/suggest') return Response.json(await suggest(SEARCH, text, locale))
    return Response.json(await read(SEARCH))
  },
} satisfies ExportedHandler<{ SEARCH: D1Database }>
