import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { lastModified } from '#db/entries/entries'
import { findDocuments } from '#db/search/find-documents'
import { startOfRiyadhDay } from '#domain/dates/calendar'
import { parseQuery, type Query } from '#domain/search/query'
import { searchFeedPath, searchPath } from '#domain/search/search-path'
import { isResultType, type ResultType } from '#domain/search/types'
import { type Locale, splitPath } from '#domain/site/locale'
import { tableDescription } from '#domain/site/route-texts'
import { fillPath } from '#domain/site/routes'
import { type FeedPayload, toInstant } from '../feeds/feeds'
import { writeFeed } from '../feeds/write'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { logFallback } from '../log'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem, retryAfterFailure } from '../problems/respond-problem'
import { deadlines, withDeadline } from '../runtime/deadlines'

const entriesAtMost = 30

/** `/search/feed.xml?q=&kind=`: the records that have all words of a query, the last changed first. */
export async function respondSearchFeed(
  c: HandlerContext<ProblemDeps & { db: Database }>,
): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const { locale } = splitPath(pathname)
  const query = parseQuery(searchParams.get('q') ?? '')
  if (query.terms.length === 0) return respondProblem(c, 400)
  const kind = searchParams.get('kind') ?? ''
  const type = isResultType(kind) ? kind : null
  const t = translators[locale]
  const ctx = c.get('ctx')
  try {
    const reading = readEntries(c, { query, type, locale })
    const feed = await withDeadline(deadlines.d1Search, 'd1.search', reading)
    const address = { q: query.text, kind: type }
    const head = {
      subject: `search/${encodeURIComponent(query.text)}${type ? `/${type}` : ''}`,
      title: t('search.title', { text: query.text }),
      subtitle: tableDescription('search', locale),
      self: searchPath(searchFeedPath, locale, address),
      page: searchPath(fillPath('search'), locale, address),
    }
    return respondTextFile(c, {
      type: 'application/atom+xml; charset=utf-8',
      text: writeFeed({ origin: ctx.deployment.origin, locale, t }, head, feed),
      locale,
    })
  } catch (error) {
    logFallback('d1.search', error)
    return respondProblem(c, 503, { retryAfter: retryAfterFailure })
  }
}

async function readEntries(
  c: HandlerContext<ProblemDeps & { db: Database }>,
  { query, type, locale }: { query: Query; type: ResultType | null; locale: Locale },
): Promise<FeedPayload> {
  const { db, search, now } = c.get('ctx')
  const { readHits } = await findDocuments(search, query, {
    filters: { locale, type, year: null, knowledge: false },
    order: 'change',
    isStrict: true,
    limit: entriesAtMost,
    offset: 0,
    now,
  })
  const hits = await readHits()
  const newest = hits[0]?.updatedAt ?? (await lastModified(db, now)) ?? now
  const entries = hits.map(({ kind, slug, path, title, summary, date, updatedAt }) => ({
    subject: `${kind}/${slug}`,
    path,
    title,
    summary: summary || null,
    published: date === null ? null : toInstant(startOfRiyadhDay(date)),
    updated: toInstant(updatedAt ?? newest),
  }))
  return { updated: toInstant(newest), entries }
}
