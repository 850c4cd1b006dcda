import * as v from 'valibot'
import type { Database } from '#db/client'
import { readContentVersion } from '#db/entries/publications'
import type { Bindings } from '../env'
import { describeError, log } from '../log'
import type { D1Sessions } from '../runtime/d1-sessions'
import { beforeDeadline, deadlines, withDeadline } from '../runtime/deadlines'
import type { WaitUntil } from '../runtime/wait-until'
import type { VersionMemory } from './version-memory'

export interface VersionDeps {
  readonly db: Database
  env: Pick<Bindings, 'PAYLOADS'>
  isolate: { versions: VersionMemory }
  /** Epoch ms. */
  now: number
  /** The version read from D1 for this request; set by the first read. */
  published?: Promise<number>
  sessions: Pick<D1Sessions, 'readFromPrimary' | 'rememberBookmark'>
  waitUntil: WaitUntil
}

const key = 'content-version'
const freshForMs = 10_000
const refreshTimeoutMs = 3_000
const copySchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

async function readCopy({ env }: Pick<VersionDeps, 'env'>): Promise<number | null> {
  const text = await withDeadline(deadlines.kvRead, 'kv.get', env.PAYLOADS.get(key))
  const parsed = v.safeParse(copySchema, text)
  return parsed.success ? parsed.output : null
}

/** The content version only rises: an older number comes from a replica or copy that lags. */
function newest(known: number | null | undefined, version: number | null): number | null {
  if (known === null || known === undefined) return version
  return version === null ? known : Math.max(known, version)
}

function remember({ isolate, now }: VersionDeps, version: number | null): number | null {
  const { versions } = isolate
  const known = newest(versions.current?.version, version)
  versions.current = { version: known, checkedAt: now }
  return known
}

async function writeCopy(deps: Pick<VersionDeps, 'env'>, version: number): Promise<void> {
  const copy = await readCopy(deps).catch(() => null)
  // This version may come from a replica that lags.
  if (copy !== null && copy >= version) return
  await withDeadline(deadlines.write, 'kv.put', deps.env.PAYLOADS.put(key, String(version)))
}

function readVersion({ db }: Pick<VersionDeps, 'db'>): Promise<number> {
  return withDeadline(deadlines.d1Read, 'd1.version', readContentVersion(db))
}

/** Reads the version from D1; switches to the primary if the replica lags behind the known one. */
async function readNewestVersion(deps: VersionDeps): Promise<number> {
  const { versions } = deps.isolate
  try {
    const version = await readVersion(deps)
    if (version >= (versions.current?.version ?? 0)) return version
    deps.sessions.readFromPrimary()
    return await readVersion(deps)
  } catch (error) {
    // D1 may have rejected the bookmark, so the next request starts without one.
    versions.bookmark = null
    throw error
  }
}

async function readPublished(deps: VersionDeps): Promise<number> {
  const version = await readNewestVersion(deps)
  deps.sessions.rememberBookmark()
  if (deps.isolate.versions.current?.version !== version) {
    deps.waitUntil(
      writeCopy(deps, version).catch((error) =>
        log('warn', { event: 'fallback', part: 'kv.put', ...describeError(error) }),
      ),
    )
  }
  remember(deps, version)
  return version
}

/** The version in D1, read once per request and before any content. */
export function publishedVersion(deps: VersionDeps): Promise<number> {
  deps.published ??= readPublished(deps)
  return deps.published
}

/**
 * The version in the primary, from which the request then reads. Confirms a KV entry that claims a
 * newer version than the known one: KV may hold anything.
 */
export function confirmedVersion(deps: VersionDeps): Promise<number> {
  deps.sessions.readFromPrimary()
  deps.published = readPublished(deps)
  return deps.published
}

/** True while the remembered version needs no refresh. */
export function isFresh({ current }: VersionMemory, now: number): boolean {
  return current !== null && now - current.checkedAt <= freshForMs
}

async function refresh(deps: VersionDeps): Promise<void> {
  const { versions } = deps.isolate
  // One request refreshes for all; after 3 s another takes over, as it may have been cancelled.
  if (deps.now - versions.refreshStartedAt < refreshTimeoutMs) return
  versions.refreshStartedAt = deps.now
  try {
    await publishedVersion(deps)
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.version', ...describeError(error) })
    remember(deps, versions.current?.version ?? null)
  }
}

/**
 * The version this isolate remembers; once it is older than 10 s, it is refreshed after the
 * response. Null when the last read failed everywhere, undefined before the first read.
 */
export function rememberedVersion(deps: VersionDeps): number | null | undefined {
  const { versions } = deps.isolate
  if (versions.current && !isFresh(versions, deps.now)) deps.waitUntil(refresh(deps))
  return versions.current?.version
}

/**
 * The version without waiting for a slow D1: from memory, from D1 if it answers within 30 ms, else
 * from the KV copy. Null when none of them has it.
 */
export async function cachedVersion(deps: VersionDeps): Promise<number | null> {
  const remembered = rememberedVersion(deps)
  if (remembered !== undefined) return remembered
  const published = publishedVersion(deps)
  deps.waitUntil(published.catch(() => undefined))
  const inTime = await beforeDeadline(deadlines.grace, published)
  if (inTime !== undefined) return inTime
  const copy = await readCopy(deps).catch(() => null)
  // D1 may have answered while KV was read; its version is the newer one.
  const known = deps.isolate.versions.current
  if (known) return known.version
  return copy === null ? null : remember(deps, copy)
}

/** The version; waits for D1 if nothing else has it. Null when D1 and KV are both away. */
export async function currentVersion(deps: VersionDeps): Promise<number | null> {
  const cached = await cachedVersion(deps)
  if (cached !== null || deps.isolate.versions.current) return cached
  return publishedVersion(deps).catch(() => remember(deps, null))
}
