import { findDocuments } from '#db/search/find-documents'
import type { SearchIndex } from '#db/search/synonyms'
import { type FoundTicket, findTicket } from '#db/submissions/submissions'
import { parseQuery } from '#domain/search/query'
import type { ResultType } from '#domain/search/types'
import { type Locale, localPath } from '#domain/site/locale'
import type { TicketPage } from '#domain/staff/ticket'
import { logFallback } from '../../log'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-handler'

/** The ticket that the path names; null for none. */
export function findRequestedTicket({ ctx, match }: StaffRequest): Promise<FoundTicket | null> {
  const finding = findTicket(ctx.primary, match.reference ?? '')
  return withDeadline(deadlines.d1Read, 'd1.read', finding)
}

const atMost = 3

interface RelatedDeps {
  search: SearchIndex
  /** Epoch ms. */
  now: number
  requestId: string
}

interface RelatedOptions {
  text: string
  locale: Locale
}

async function findPages(
  { search, now }: RelatedDeps,
  { text, locale }: RelatedOptions,
  type: ResultType,
  kind: string,
): Promise<TicketPage['related']> {
  const found = await findDocuments(search, parseQuery(text), {
    filters: { locale, type, year: null, knowledge: false },
    order: 'relevance',
    limit: atMost * 2,
    offset: 0,
    now,
  })
  // Documents that share a single word are no help.
  if (found.strictness === 'any') return []
  const hits = await found.readHits()
  return hits
    .filter((hit) => hit.kind === kind)
    .slice(0, atMost)
    .map(({ title, path }) => ({
      title,
      href: localPath(path, locale),
      isDisclosure: kind === 'disclosure',
    }))
}

/**
 * Published questions and disclosures about the same words; none if the index does not answer in
 * time.
 */
export async function findRelated(
  deps: RelatedDeps,
  options: RelatedOptions,
): Promise<TicketPage['related']> {
  if (options.text === '') return []
  const finding = Promise.all([
    findPages(deps, options, 'question', 'question'),
    findPages(deps, options, 'dataset', 'disclosure'),
  ])
  try {
    return (await withDeadline(deadlines.d1Near, 'd1.near', finding)).flat()
  } catch (error) {
    logFallback('d1.near', error, { request: deps.requestId })
    return []
  }
}
