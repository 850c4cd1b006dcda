import * as v from 'valibot'
import { readContentVersion } from '#db/entries/publications'
import { describeError, log } from '../log'
import { budgets, ifWithin, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'

/** What is published, as far as this isolate knows. `null` when nobody could say. */
export interface VersionMemory {
  current: { version: number | null; askedAt: number } | null
  /** Since when a request asks for all (epoch ms). */
  askingSince: number
  /** D1 bookmark of the newest version read: later sessions read from no older state. */
  bookmark: string | null
}

export function createVersionMemory(): VersionMemory {
  return { current: null, askingSince: 0, bookmark: null }
}

const key = 'content-version'
const rememberedFor = 10_000
const askingFor = 3_000
const copied = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

async function readCopy(work: Work): Promise<number | null> {
  const text = await within(budgets.kvRead, 'kv.get', work.env.PAYLOADS.get(key))
  const parsed = v.safeParse(copied, text)
  return parsed.success ? parsed.output : null
}

/** The content version only rises: an older number comes from a replica or a copy that lags. */
function latest(known: number | null | undefined, version: number | null): number | null {
  if (known === null || known === undefined) return version
  return version === null ? known : Math.max(known, version)
}

function remember(work: Work, version: number | null): number | null {
  const { versions } = work.house
  const known = latest(versions.current?.version, version)
  versions.current = { version: known, askedAt: work.now }
  return known
}

async function writeCopy(work: Work, version: number): Promise<void> {
  const copy = await readCopy(work).catch(() => null)
  // An older number comes from a replica that lags, and an equal one needs no write.
  if (copy !== null && copy >= version) return
  await within(budgets.write, 'kv.put', work.env.PAYLOADS.put(key, String(version)))
}

function readVersion(work: Work): Promise<number> {
  return within(budgets.d1Read, 'd1.version', readContentVersion(work.db))
}

/** The version of D1; where the nearest replica is behind what is known, the request's reads move to the primary. */
async function readNewestVersion(work: Work): Promise<number> {
  const { versions } = work.house
  try {
    const version = await readVersion(work)
    if (version >= (versions.current?.version ?? 0)) return version
    work.sessions.readFromPrimary()
    return await readVersion(work)
  } catch (error) {
    // Should it be the bookmark that D1 refuses, the next request goes without.
    versions.bookmark = null
    throw error
  }
}

async function readPublished(work: Work): Promise<number> {
  const version = await readNewestVersion(work)
  work.sessions.rememberBookmark()
  if (work.house.versions.current?.version !== version) {
    work.behind(
      writeCopy(work, version).catch((error) =>
        log('warn', { event: 'fallback', part: 'kv.put', ...describeError(error) }),
      ),
    )
  }
  remember(work, version)
  return version
}

/** The version D1 holds, read once a request and before any content of it. */
export function publishedVersion(work: Work): Promise<number> {
  work.published ??= readPublished(work)
  return work.published
}

/**
 * The version of the primary, from which the request reads from then on: whether a payload that says
 * it is of a newer version than is known is to be believed. KV may hold anything.
 */
export function confirmedVersion(work: Work): Promise<number> {
  work.sessions.readFromPrimary()
  work.published = readPublished(work)
  return work.published
}

/** Whether what is remembered needs no asking yet. */
export function isFresh({ current }: VersionMemory, now: number): boolean {
  return current !== null && now - current.askedAt <= rememberedFor
}

async function refresh(work: Work): Promise<void> {
  const { versions } = work.house
  // A request that asked and was cut off does not ask for the others any more.
  if (work.now - versions.askingSince < askingFor) return
  versions.askingSince = work.now
  try {
    await publishedVersion(work)
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.version', ...describeError(error) })
    remember(work, versions.current?.version ?? null)
  }
}

/**
 * The content version as this isolate remembers it, refreshed behind the answer after 10 s: null
 * when nobody could say, undefined when nobody was asked yet.
 */
export function rememberedVersion(work: Work): number | null | undefined {
  const { versions } = work.house
  if (versions.current && !isFresh(versions, work.now)) work.behind(refresh(work))
  return versions.current?.version
}

/**
 * The content version without waiting for a slow D1: in a new isolate what D1 says at once, else
 * KV's copy. Null when neither is at hand.
 */
export async function versionAtHand(work: Work): Promise<number | null> {
  const remembered = rememberedVersion(work)
  if (remembered !== undefined) return remembered
  const asking = publishedVersion(work)
  work.behind(asking.catch(() => undefined))
  const inTime = await ifWithin(budgets.grace, asking)
  if (inTime !== undefined) return inTime
  const copy = await readCopy(work).catch(() => null)
  // D1 may have answered meanwhile, and knows better.
  const known = work.house.versions.current
  if (known) return known.version
  return copy === null ? null : remember(work, copy)
}

/** The content version, waited for where nobody has it at hand; null when D1 and KV are both away. */
export async function currentVersion(work: Work): Promise<number | null> {
  const atHand = await versionAtHand(work)
  if (atHand !== null || work.house.versions.current) return atHand
  return publishedVersion(work).catch(() => remember(work, null))
}
