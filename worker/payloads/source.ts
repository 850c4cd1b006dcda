import { build } from 'virtual:build'
import { riyadhDate } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { confirmedVersion, currentVersion, publishedVersion } from './content-version'
import { type Envelope, entryKey, openEnvelope, type Wanted } from './envelope'
import { readSnapshot } from './snapshot'

export interface Loaded {
  payload: Record<string, unknown>
  version: number
  /** Day in Riyadh it was written for. */
  date: string
  source: 'kv' | 'd1' | 'stale' | 'snapshot'
  /** Whether it is what is published now, so that what is made of it may be kept. */
  settled: boolean
}

export interface Step {
  name: string
  locale: Locale
  read: () => Promise<object | null>
  /** Whether it may turn out that there is no such thing, which D1 alone can say. */
  mayBeAbsent?: boolean
  /** How long D1 may take (ms), where that is more than for a page. */
  budget?: number
  /** Leaves KV's fresh entry aside, after a document made of it could not be drawn. */
  distrust?: boolean
}

const monthInSeconds = 2_592_000

function missed(part: string, error: unknown): null {
  log('warn', { event: 'fallback', part, ...describeError(error) })
  return null
}

async function readEntry(work: Work, wanted: Wanted): Promise<Envelope | null> {
  const got = work.env.PAYLOADS.get(await entryKey(work.deployment.origin, wanted))
  const text = await within(budgets.kvRead, 'kv.get', got).catch((error) => missed('kv.get', error))
  return openEnvelope(text, wanted)
}

async function putEntry({ env, deployment }: Work, entry: Envelope): Promise<void> {
  const key = await entryKey(deployment.origin, entry)
  await env.PAYLOADS.put(key, JSON.stringify(entry), { expirationTtl: monthInSeconds })
}

function writeEntry(work: Work, entry: Envelope): void {
  const put = within(budgets.write, 'kv.put', putEntry(work, entry))
  work.behind(put.catch((error) => missed('kv.put', error)))
}

type Published = Envelope | 'absent' | null

/**
 * Reads the version before the content, in one D1 session: the content is at least as new as the
 * version it is stamped with, whichever replica answers.
 */
async function readPublished(work: Work, wanted: Wanted, step: Step): Promise<Published> {
  const version = await publishedVersion(work)
  const payload = await within(step.budget ?? budgets.d1Read, 'd1.read', step.read())
  if (!payload) return step.mayBeAbsent ? 'absent' : null
  return {
    ...wanted,
    version,
    date: riyadhDate(work.now),
    at: work.now,
    payload: payload as Record<string, unknown>,
  }
}

/** The content version; where an entry says it is of a newer one, the primary is asked. */
async function versionBeside(work: Work, entry: Envelope): Promise<number | null> {
  const version = await currentVersion(work)
  if (version === null || entry.version <= version) return version
  return confirmedVersion(work).catch(() => version)
}

/**
 * One payload by the read ladder: a fresh KV entry, D1, a stale KV entry, the snapshot. Null when D1
 * has no such thing; fails when D1 is away and neither KV nor the build's snapshot has it.
 */
export async function climb(work: Work, step: Step): Promise<Loaded | null> {
  const wanted: Wanted = { build: build.id, locale: step.locale, name: step.name }
  const today = riyadhDate(work.now)
  const entry = step.distrust ? null : await readEntry(work, wanted)
  const version = entry && (await versionBeside(work, entry))
  if (entry && entry.version === version && entry.date === today) {
    return { payload: entry.payload, version, date: today, source: 'kv', settled: true }
  }
  const read = await readPublished(work, wanted, step).catch((error) => missed('d1.read', error))
  if (read === 'absent') return null
  if (read) {
    const known = await currentVersion(work)
    const settled = known !== null && read.version >= known
    if (settled) writeEntry(work, read)
    return { ...read, source: 'd1', settled }
  }
  const last = entry ?? (await readSnapshot(work, wanted))
  const source = entry ? 'stale' : 'snapshot'
  return { ...last, source, settled: false }
}

/** The step's payload from memory's nearest shelf only: KV, else the snapshot; never waits for D1. */
export async function glance(work: Work, step: Omit<Step, 'read'>): Promise<Loaded> {
  const wanted: Wanted = { build: build.id, locale: step.locale, name: step.name }
  const got = work.env.PAYLOADS.get(await entryKey(work.deployment.origin, wanted))
  const text = await within(budgets.grace, 'kv.get', got).catch(() => null)
  const entry = openEnvelope(text, wanted) ?? (await readSnapshot(work, wanted))
  return { ...entry, source: 'stale', settled: false }
}
