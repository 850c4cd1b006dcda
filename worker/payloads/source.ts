import { build } from 'virtual:build'
import { HTTPException } from 'hono/http-exception'
import type * as v from 'valibot'
import { riyadhDate } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import type { CachePolicy } from '#domain/site/route-definition'
import type { Bindings, Deployment } from '../env'
import { describeError, log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import {
  confirmedVersion,
  currentVersion,
  publishedVersion,
  type VersionDeps,
} from './content-version'
import { type Envelope, entryKey, openEnvelope, type PayloadId } from './envelope'
import { snapshotPath } from './snapshot-path'
import type { SourcedPayload } from './sourced-payload'

interface SnapshotDeps {
  env: Pick<Bindings, 'ASSETS'>
  deployment: Pick<Deployment, 'origin'>
}

/** The payload from build time, for when D1 and KV are both away; throws 503 without one. */
async function readSnapshot(
  { env, deployment }: SnapshotDeps,
  id: PayloadId,
  shape: PayloadQuery['shape'],
) {
  const url = new URL(snapshotPath(id), deployment.origin)
  const response = await env.ASSETS.fetch(url)
  const entry = response.ok ? openEnvelope(await response.text(), id, shape) : null
  if (!entry) throw new HTTPException(503, { message: 'no snapshot' })
  return entry
}

export type PayloadSourceDeps = SnapshotDeps & VersionDeps

export type PeekDeps = SnapshotDeps & Pick<VersionDeps, 'env'>

type KvDeps = Pick<VersionDeps, 'env'> & Pick<SnapshotDeps, 'deployment'>

export interface PayloadQuery {
  name: string
  locale: Locale
  /** Reads the payload from D1; null when there is none. */
  read: () => Promise<object | null>
  /** Checked on every read, for a payload that is used without rendering it. */
  shape?: v.GenericSchema
  /** True when the payload may not exist, which only D1 can tell. */
  mayBeAbsent?: boolean
  /** Tells why the payload is absent. */
  isWithdrawn?: () => Promise<boolean>
  /** Deadline for `read` (ms); `deadlines.d1Read` by default. */
  budget?: number
  /** Skips the KV entry, after a document rendered from it failed. */
  bypassKv?: boolean
  /** `none`: the payload is neither read from KV nor written to it. Default: `public`. */
  cache?: CachePolicy
}

const monthInSeconds = 2_592_000

function logFallback(part: string, error: unknown): null {
  log('warn', { event: 'fallback', part, ...describeError(error) })
  return null
}

function payloadId({ locale, name }: Pick<PayloadQuery, 'locale' | 'name'>): PayloadId {
  return { build: build.id, locale, name }
}

async function readEntry(
  { env, deployment }: KvDeps,
  id: PayloadId,
  shape: PayloadQuery['shape'],
): Promise<Envelope | null> {
  const get = env.PAYLOADS.get(await entryKey(deployment.origin, id))
  const text = await withDeadline(deadlines.kvRead, 'kv.get', get).catch((error) =>
    logFallback('kv.get', error),
  )
  return openEnvelope(text, id, shape)
}

async function putEntry({ env, deployment }: KvDeps, entry: Envelope): Promise<void> {
  const key = await entryKey(deployment.origin, entry)
  await env.PAYLOADS.put(key, JSON.stringify(entry), { expirationTtl: monthInSeconds })
}

function writeEntry(deps: PayloadSourceDeps, entry: Envelope): void {
  const put = withDeadline(deadlines.write, 'kv.put', putEntry(deps, entry))
  deps.waitUntil(put.catch((error) => logFallback('kv.put', error)))
}

type Published = Envelope | 'absent' | null

/**
 * Reads the version before the content, in one D1 session: the content is at least as new as the
 * version it is stamped with, whichever replica answers.
 */
async function readPublished(
  deps: PayloadSourceDeps,
  id: PayloadId,
  query: PayloadQuery,
): Promise<Published> {
  const version = await publishedVersion(deps)
  const payload = await withDeadline(query.budget ?? deadlines.d1Read, 'd1.read', query.read())
  if (!payload) return query.mayBeAbsent ? 'absent' : null
  return {
    ...id,
    version,
    date: riyadhDate(deps.now),
    at: deps.now,
    payload: payload as Record<string, unknown>,
  }
}

/** The content version; asks the primary when the entry claims a newer one. */
async function versionFor(deps: PayloadSourceDeps, entry: Envelope): Promise<number | null> {
  const version = await currentVersion(deps)
  if (version === null || entry.version <= version) return version
  return confirmedVersion(deps).catch(() => version)
}

/**
 * Loads a payload from the first source that has it: current KV entry, D1, stale KV entry, build
 * snapshot. Null when D1 says that it does not exist; throws 503 when no source has it.
 */
export async function load(
  deps: PayloadSourceDeps,
  query: PayloadQuery,
): Promise<SourcedPayload | null> {
  const id = payloadId(query)
  const today = riyadhDate(deps.now)
  const isKept = query.cache !== 'none'
  const entry = isKept && !query.bypassKv ? await readEntry(deps, id, query.shape) : null
  const version = entry && (await versionFor(deps, entry))
  if (entry && entry.version === version && entry.date === today) {
    return { ...entry, version, source: 'kv', isCurrent: true }
  }
  const read = await readPublished(deps, id, query).catch((error) => logFallback('d1.read', error))
  if (read === 'absent') return null
  if (read) {
    const known = await currentVersion(deps)
    const isCurrent = known !== null && read.version >= known
    if (isCurrent && isKept) writeEntry(deps, read)
    return { ...read, source: 'd1', isCurrent }
  }
  const fallback = entry ?? (await readSnapshot(deps, id, query.shape))
  const source = entry ? 'stale' : 'snapshot'
  return { ...fallback, source, isCurrent: false }
}

/** The payload from KV within 30 ms, whatever its version, else from the snapshot; never from D1. */
export async function peek(
  deps: PeekDeps,
  query: Pick<PayloadQuery, 'name' | 'locale' | 'shape'>,
): Promise<SourcedPayload> {
  const id = payloadId(query)
  const get = deps.env.PAYLOADS.get(await entryKey(deps.deployment.origin, id))
  const text = await withDeadline(deadlines.grace, 'kv.get', get).catch(() => null)
  const entry = openEnvelope(text, id, query.shape) ?? (await readSnapshot(deps, id, query.shape))
  return { ...entry, source: 'stale', isCurrent: false }
}
