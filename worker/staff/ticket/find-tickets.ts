import { findDocuments } from '#db/search/find-documents'
import { type FoundTicket, findTicket } from '#db/submissions/submissions'
import { parseQuery } from '#domain/search/query'
import type { ResultType } from '#domain/search/types'
import { localPath } from '#domain/site/locale'
import type { TicketPage } from '#domain/staff/ticket'
import { deadlines, withDeadline, withLoggedDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-handler'

/** The ticket that the path names; null for none. */
export function findRequestedTicket({ ctx, match }: StaffRequest): Promise<FoundTicket | null> {
  const finding = findTicket(ctx.primary, match.reference ?? '')
  return withDeadline(deadlines.d1Read, 'd1.read', finding)
}

const atMost = 3

async function findPages(
  { ctx, locale }: StaffRequest,
  text: string,
  type: ResultType,
  kind: string,
): Promise<TicketPage['related']> {
  const found = await findDocuments(ctx.search, parseQuery(text), {
    filters: { locale, type, year: null, knowledge: false },
    order: 'relevance',
    limit: atMost * 2,
    offset: 0,
    now: ctx.now,
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
  request: StaffRequest,
  text: string,
): Promise<TicketPage['related']> {
  if (text === '') return []
  const finding = Promise.all([
    findPages(request, text, 'question', 'question'),
    findPages(request, text, 'dataset', 'disclosure'),
  ])
  const { requestId } = request.ctx
  const found = await withLoggedDeadline(deadlines.d1Near, 'd1.near', finding, {
    request: requestId,
  })
  return (found ?? []).flat()
}
