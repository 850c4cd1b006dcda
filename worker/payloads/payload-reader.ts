import { HTTPException } from 'hono/http-exception'
import type * as v from 'valibot'
import { riyadhDate } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import type { CachePolicy } from '#domain/site/route-definition'
import { logFallback } from '../log'
import { deadlines, withDeadline, withLoggedDeadline } from '../runtime/deadlines'
import { ContentVersion, type VersionDeps, type VersionMemory } from './content-version'
import { type Envelope, entryKey, openEnvelope, type PayloadId, snapshotPath } from './envelope'
import type { LoaderSource } from './loader'

export interface SourcedPayload {
  payload: Record<string, unknown>
  version: number
  /** Riyadh day it was written for. */
  date: string
  /** When it was read for that version and day (epoch ms): it has not changed since. */
  at: number
  source: 'kv' | 'd1' | 'stale' | 'snapshot'
  /** True when it is of the published version and day, so that results may be cached. */
  isCurrent: boolean
}

/** Payloads that many pages need, as the isolate last loaded them; by name and locale. */
export type PayloadMemory = Map<string, SourcedPayload>

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

interface ReaderDeps extends Omit<VersionDeps, 'memory'> {
  assets: Pick<Fetcher, 'fetch'>
  /** Id of the build. */
  build: string
  /** PUBLIC_ORIGIN. */
  origin: string
  /** Learns how long a read from D1 took (ms). */
  onRead?: (name: string, ms: number) => void
  /** Reads D1 alone: nothing is kept, and nothing that was kept stands in. */
  isUnkept?: boolean
  /** What the isolate remembers. */
  memory: { versions: VersionMemory; payloads: PayloadMemory }
}

const monthInSeconds = 2_592_000

/** Reads payloads for one request: the version once, and each payload once. */
export class PayloadReader {
  readonly version: ContentVersion
  readonly #deps: ReaderDeps
  readonly #found = new Map<string, Promise<SourcedPayload | null>>()

  constructor(deps: ReaderDeps) {
    this.#deps = deps
    this.version = new ContentVersion({ ...deps, memory: deps.memory.versions })
  }

  /**
   * A payload from the first source that has it: current KV entry, D1, stale KV entry, build
   * snapshot. Null when D1 says that it does not exist; throws 503 when no source has it.
   */
  find(query: PayloadQuery): Promise<SourcedPayload | null> {
    const key = `${query.locale} ${query.name}`
    const known = query.bypassKv ? undefined : this.#found.get(key)
    if (known) return known
    const finding = this.#findInSources(query)
    this.#found.set(key, finding)
    finding.catch(() => this.#found.delete(key))
    return finding
  }

  /** The payload as `find` returns it. Throws 404 if there is none, 410 if it was withdrawn. */
  async load(query: PayloadQuery): Promise<SourcedPayload> {
    const found = await this.find(query)
    if (!found) throw new HTTPException((await query.isWithdrawn?.()) ? 410 : 404)
    return found
  }

  /** The payload from the isolate's memory while it is current, else as `load`. */
  async loadRemembered(query: PayloadQuery): Promise<SourcedPayload> {
    const { memory, now } = this.#deps
    const key = `${query.name}:${query.locale}`
    const known = query.bypassKv ? undefined : memory.payloads.get(key)
    const isCurrent =
      known?.version === this.version.remembered() && known?.date === riyadhDate(now)
    if (known && isCurrent) return known
    const loaded = await this.load(query)
    if (loaded.isCurrent) memory.payloads.set(key, loaded)
    return loaded
  }

  /**
   * The payload without waiting for D1, whatever its version: from memory, from KV within 30 ms,
   * else from the snapshot.
   */
  async peek({ name, locale, shape }: Omit<PayloadQuery, 'read'>): Promise<SourcedPayload> {
    const { build, kv, memory, origin } = this.#deps
    const known = memory.payloads.get(`${name}:${locale}`)
    if (known) return known
    const id = { build, locale, name }
    const get = kv.get(await entryKey(origin, id))
    const text = await withDeadline(deadlines.grace, 'kv.get', get).catch(() => null)
    const entry = openEnvelope(text, id, shape) ?? (await this.#readSnapshot(id, shape))
    return { ...entry, source: 'stale', isCurrent: false }
  }

  async #findInSources(query: PayloadQuery): Promise<SourcedPayload | null> {
    const { build, now } = this.#deps
    const id = { build, locale: query.locale, name: query.name }
    const today = riyadhDate(now)
    const isKept = query.cache !== 'none' && !this.#deps.isUnkept
    const entry = isKept && !query.bypassKv ? await this.#readEntry(id, query.shape) : null
    const version = entry && (await this.#versionFor(entry))
    if (entry && entry.version === version && entry.date === today) {
      return { ...entry, version, source: 'kv', isCurrent: true }
    }
    const read = await this.#read(id, query).catch((error) => logFallback('d1.read', error))
    if (read === 'absent') return null
    if (read) {
      const known = await this.version.current()
      const isCurrent = known !== null && read.version >= known
      if (isCurrent && isKept) this.#writeEntry(read)
      return { ...read, source: 'd1', isCurrent }
    }
    if (this.#deps.isUnkept) throw new HTTPException(503, { message: 'no database' })
    const fallback = entry ?? (await this.#readSnapshot(id, query.shape))
    return { ...fallback, source: entry ? 'stale' : 'snapshot', isCurrent: false }
  }

  /**
   * Reads the version before the content, in one D1 session: the content is at least as new as the
   * version it is stamped with, whichever replica answers.
   */
  async #read(id: PayloadId, query: PayloadQuery): Promise<Envelope | 'absent' | null> {
    const { now, onRead } = this.#deps
    const version = await this.version.published()
    const started = Date.now()
    const reading = withDeadline(query.budget ?? deadlines.d1Read, 'd1.read', query.read())
    const payload = await reading.finally(() => onRead?.(id.name, Date.now() - started))
    if (!payload) return query.mayBeAbsent ? 'absent' : null
    return { ...id, version, date: riyadhDate(now), at: now, payload: { ...payload } }
  }

  /** The content version; asks the primary when the entry claims a newer one. */
  async #versionFor(entry: Envelope): Promise<number | null> {
    const version = await this.version.current()
    if (version === null || entry.version <= version) return version
    return this.version.confirmed().catch(() => version)
  }

  async #readEntry(id: PayloadId, shape: PayloadQuery['shape']): Promise<Envelope | null> {
    const { kv, origin } = this.#deps
    const get = kv.get(await entryKey(origin, id))
    const text = await withLoggedDeadline(deadlines.kvRead, 'kv.get', get)
    return openEnvelope(text, id, shape)
  }

  #writeEntry(entry: Envelope): void {
    this.#deps.waitUntil(withLoggedDeadline(deadlines.write, 'kv.put', this.#putEntry(entry)))
  }

  async #putEntry(entry: Envelope): Promise<void> {
    const { kv, origin } = this.#deps
    const key = await entryKey(origin, entry)
    await kv.put(key, JSON.stringify(entry), { expirationTtl: monthInSeconds })
  }

  /** The payload from build time, for when D1 and KV are both away; throws 503 without one. */
  async #readSnapshot(id: PayloadId, shape: PayloadQuery['shape']): Promise<Envelope> {
    const { assets, origin } = this.#deps
    const response = await assets.fetch(new URL(snapshotPath(id), origin))
    const entry = response.ok ? openEnvelope(await response.text(), id, shape) : null
    if (!entry) throw new HTTPException(503, { message: 'no snapshot' })
    return entry
  }
}

/** What a function uses that reads payloads. */
export type PayloadDeps = LoaderSource & { payloads: PayloadReader }
