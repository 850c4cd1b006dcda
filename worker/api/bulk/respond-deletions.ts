import * as v from 'valibot'
import { type Deletion, listDeletions } from '#db/resources/deletions'
import { isCalendarDay, parseInstant, startOfRiyadhDay } from '#domain/dates/calendar'
import type { DeletionResource } from '#domain/resources/deletions'
import { collections } from '#domain/resources/registry'
import { changedFilter } from '#domain/resources/resource'
import { deletionsPath } from '../../openapi/bulk'
import { type DeletionCursor, readDeletionCursor, writeDeletionCursor } from '../../openapi/cursor'
import {
  defaultLimit,
  filterName,
  invalidParameter,
  readLimit,
  readParameter,
  refuseParameters,
} from '../../openapi/list-request'
import { type ApiRefusal, isRefusal } from '../../openapi/problem-types'
import { type ApiContext, acceptedLocale } from '../api-context'
import { respondApiRefusal } from '../problem'
import { addressOf, pageLinkHeader, respondQuery } from '../respond-query'

const sinceFilter = filterName('since')

/** The kinds whose records the API has, by the name of their collection. */
const collectionOf = new Map(collections.map(({ kind, name }) => [kind as string, name]))

function present({ kind, slug, at }: Deletion): DeletionResource {
  const collection = collectionOf.get(kind) ?? ''
  return { collection, id: slug, deletedAt: new Date(at).toISOString() }
}

interface DeletionRequest {
  limit: number
  since: string | null
  after: DeletionCursor | null
}

function readRequest(search: URLSearchParams): DeletionRequest | ApiRefusal {
  const refused = refuseParameters(search, ['limit', 'cursor', sinceFilter])
  if (refused) return refused
  const limit = readLimit(readParameter(search, 'limit'))
  if (typeof limit !== 'number') return limit
  const since = readParameter(search, sinceFilter)
  if (since !== null && !v.is(changedFilter.schema, since)) {
    return invalidParameter(sinceFilter, ['2026-01-01', '2026-01-01T00:00:00Z'])
  }
  const cursorText = readParameter(search, 'cursor')
  const after = cursorText === null ? null : readDeletionCursor(cursorText)
  if (cursorText !== null && !after) return { problem: 'invalid-cursor', parameter: 'cursor' }
  return { limit, since, after }
}

function instantOf(since: string | null): number {
  if (since === null) return 0
  return isCalendarDay(since) ? startOfRiyadhDay(since) : parseInstant(since)
}

/** `/api/v1/deletions`: records that are gone, oldest first, so that a copy need not be compared. */
export async function respondDeletions(c: ApiContext): Promise<Response> {
  const { searchParams } = c.get('url')
  const request = readRequest(searchParams)
  if (isRefusal(request)) return respondApiRefusal(c, request)
  const { limit, since, after } = request
  const { db, now } = c.get('ctx')
  const own = [
    ...(limit === defaultLimit ? [] : [['limit', String(limit)]]),
    ...(since === null ? [] : [[sinceFilter, since]]),
  ]
  const cursorText = after ? [['cursor', searchParams.get('cursor') ?? '']] : []
  c.set('locale', acceptedLocale(c))
  return respondQuery(c, {
    key: addressOf(deletionsPath, [...own, ...cursorText]),
    locale: null,
    read: async () => {
      const query = { kinds: [...collectionOf.keys()], since: instantOf(since), after, now }
      const found = await listDeletions(db, { ...query, limit: limit + 1 })
      const items = found.slice(0, limit)
      const last = items.at(-1)
      const next = found.length > limit && last ? writeDeletionCursor(last) : null
      return { items: items.map(present), next, previous: null }
    },
    links: pageLinkHeader(deletionsPath, own),
    isCommon: false,
    isKept: () => !after,
  })
}
