import * as v from 'valibot'
import { readContentVersion } from '#db/entries/publications'
import { logFallback } from '../log'
import type { D1Sessions } from '../runtime/d1-sessions'
import { beforeDeadline, deadlines, type WaitUntil, withDeadline } from '../runtime/deadlines'

/** The published content version as one isolate knows it. */
export interface VersionMemory {
  /** `version` is null when neither D1 nor KV answered; `checkedAt` is epoch ms. */
  current: { version: number | null; checkedAt: number } | null
  /** Start of the last refresh, which one request runs for all (epoch ms). */
  refreshStartedAt: number
  /** D1 bookmark of the newest version read; later sessions read no older state. */
  bookmark: string | null
}

export function createVersionMemory(): VersionMemory {
  return { current: null, refreshStartedAt: 0, bookmark: null }
}

export interface VersionDeps {
  /** Holds a copy of the version. */
  kv: KVNamespace
  memory: VersionMemory
  /** Epoch ms. */
  now: number
  sessions: Pick<D1Sessions, 'db' | 'readFromPrimary' | 'rememberBookmark'>
  waitUntil: WaitUntil
}

const key = 'content-version'
const freshForMs = 10_000
/** An older version is read again before the answer: the first reader after a quiet time waits. */
const usedForMs = 60_000
const refreshTimeoutMs = 3_000
const copySchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

async function readCopy(kv: KVNamespace): Promise<number | null> {
  const text = await withDeadline(deadlines.kvRead, 'kv.get', kv.get(key))
  const parsed = v.safeParse(copySchema, text)
  return parsed.success ? parsed.output : null
}

async function writeCopy(kv: KVNamespace, version: number): Promise<void> {
  const copy = await readCopy(kv).catch(() => null)
  // This version may come from a replica that lags.
  if (copy !== null && copy >= version) return
  await withDeadline(deadlines.write, 'kv.put', kv.put(key, String(version)))
}

/** The content version only rises: an older number comes from a replica or copy that lags. */
function newest(known: number | null | undefined, version: number | null): number | null {
  if (known === null || known === undefined) return version
  return version === null ? known : Math.max(known, version)
}

/** True while the remembered version needs no refresh. */
export function isFresh({ current }: VersionMemory, now: number): boolean {
  return current !== null && now - current.checkedAt <= freshForMs
}

/** The content version as one request reads it: from D1 at most once, and before any content. */
export class ContentVersion {
  readonly #deps: VersionDeps
  #published: Promise<number> | undefined

  constructor(deps: VersionDeps) {
    this.#deps = deps
  }

  /**
   * The version this isolate remembers; once it is older than 10 s, it is refreshed after the
   * response. Null when the last read failed everywhere, undefined before the first read and after a
   * minute without one.
   */
  remembered(): number | null | undefined {
    const { memory, now, waitUntil } = this.#deps
    if (memory.current && !isFresh(memory, now)) waitUntil(this.#refresh())
    const isOld = memory.current !== null && now - memory.current.checkedAt > usedForMs
    return isOld ? undefined : memory.current?.version
  }

  /**
   * The version without waiting for a slow D1: from memory, from D1 if it answers within 30 ms,
   * else from the KV copy. Null when none of them has it.
   */
  async cached(): Promise<number | null> {
    const remembered = this.remembered()
    if (remembered !== undefined) return remembered
    const { kv, memory, waitUntil } = this.#deps
    const published = this.published()
    waitUntil(published.catch(() => undefined))
    const inTime = await beforeDeadline(deadlines.grace, published)
    if (inTime !== undefined) return inTime
    const copy = await readCopy(kv).catch(() => null)
    // D1 may have answered while KV was read; its version is the newer one.
    if (memory.current) return memory.current.version
    return copy === null ? null : this.#remember(copy)
  }

  /** The version; waits for D1 if nothing else has it. Null when D1 and KV are both away. */
  async current(): Promise<number | null> {
    const cached = await this.cached()
    if (cached !== null || this.#deps.memory.current) return cached
    return this.published().catch(() => this.#remember(null))
  }

  /** The version in D1. */
  published(): Promise<number> {
    this.#published ??= this.#readPublished()
    return this.#published
  }

  /**
   * The version in the primary, from which the request then reads. Confirms a KV entry that claims
   * a newer version than the known one: KV may hold anything.
   */
  confirmed(): Promise<number> {
    this.#deps.sessions.readFromPrimary()
    this.#published = this.#readPublished()
    return this.#published
  }

  #remember(version: number | null): number | null {
    const { memory, now } = this.#deps
    const known = newest(memory.current?.version, version)
    memory.current = { version: known, checkedAt: now }
    return known
  }

  #read(): Promise<number> {
    return withDeadline(deadlines.d1Read, 'd1.version', readContentVersion(this.#deps.sessions.db))
  }

  /** Reads the version from D1; switches to the primary if the replica lags behind the known one. */
  async #readNewest(): Promise<number> {
    const { memory, sessions } = this.#deps
    try {
      const version = await this.#read()
      if (version >= (memory.current?.version ?? 0)) return version
      sessions.readFromPrimary()
      return await this.#read()
    } catch (error) {
      // D1 may have rejected the bookmark, so the next request starts without one.
      memory.bookmark = null
      throw error
    }
  }

  async #readPublished(): Promise<number> {
    const { kv, memory, sessions, waitUntil } = this.#deps
    const version = await this.#readNewest()
    sessions.rememberBookmark()
    if (memory.current?.version !== version) {
      waitUntil(writeCopy(kv, version).catch((error) => logFallback('kv.put', error)))
    }
    this.#remember(version)
    return version
  }

  async #refresh(): Promise<void> {
    const { memory, now } = this.#deps
    // One request refreshes for all; after 3 s another takes over, as it may have been cancelled.
    if (now - memory.refreshStartedAt < refreshTimeoutMs) return
    memory.refreshStartedAt = now
    try {
      await this.published()
    } catch (error) {
      logFallback('d1.version', error)
      this.#remember(memory.current?.version ?? null)
    }
  }
}
