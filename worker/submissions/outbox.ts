import * as v from 'valibot'
import {
  nameOf,
  parsePending,
  outboxPrefix as prefix,
  prefixOf,
} from '#db/submissions/registrations'
import type { Registration } from '#db/submissions/submissions'
import type { Bindings } from '../env'
import { logFailure } from '../log'
import { deadlines, type WaitUntil, withDeadline, withLoggedDeadline } from '../runtime/deadlines'

/** Submissions accepted while D1 was unavailable, by form and key, until they are registered. */
export type PendingSubmissions = Map<string, Registration>

/** The result of the last listing of the KV outbox. */
export interface OutboxStatus {
  /** Epoch ms. */
  checkedAt: number
  /** The outbox contains entries. */
  isInUse: boolean
}

export interface OutboxDeps {
  env: Pick<Bindings, 'OUTBOX'>
  isolate: { pending: PendingSubmissions; outbox: OutboxStatus }
  /** Epoch ms. */
  now: number
  waitUntil: WaitUntil
}

type Outbox = Bindings['OUTBOX']

const rememberedAtMost = 1_000
const statusValidForMs = 10_000
const rememberedForMs = 300_000
/** KV's minimum expirationTtl (seconds). */
const shortestTtl = 60

function parseEntry(text: string | null): Registration | null {
  if (!text) return null
  try {
    return parsePending(text)
  } catch (error) {
    logFailure(error, { part: 'outbox entry' })
    return null
  }
}

/**
 * True if the outbox contains entries. It is listed at most every 10 s, because it is almost always
 * empty and each submission would wait for it. A submission that is accepted twice within that time
 * is found under both of its references (recordShownReference).
 */
async function isInUse({ env, isolate, now }: OutboxDeps): Promise<boolean> {
  const { outbox } = isolate
  if (isolate.pending.size > 0) return true
  if (now - outbox.checkedAt < statusValidForMs) return outbox.isInUse
  outbox.checkedAt = now
  // Requests that arrive before the list is read look the entry up themselves.
  outbox.isInUse = true
  const listing = env.OUTBOX.list({ prefix, limit: 1 })
  const found = await withLoggedDeadline(deadlines.kvRead, 'outbox.list', listing)
  outbox.isInUse = found === null || found.keys.length > 0
  return outbox.isInUse
}

async function findByPrefix(outbox: Outbox, entryPrefix: string): Promise<Registration | null> {
  const { keys } = await outbox.list({ prefix: entryPrefix, limit: 1 })
  const [first] = keys
  return first ? parseEntry(await outbox.get(first.name)) : null
}

/**
 * Finds a submission that was accepted while D1 was unavailable and is not yet registered.
 * `isD1Down` skips the remembered status, so that the outbox is always read.
 */
export async function findPending(
  deps: OutboxDeps,
  form: string,
  key: string,
  isD1Down = false,
): Promise<Registration | null> {
  const { pending } = deps.isolate
  // After five minutes the scheduled job has registered an entry, so D1 knows its key.
  for (const [name, { submission }] of pending) {
    if (deps.now - submission.createdAt >= rememberedForMs) pending.delete(name)
  }
  const entryPrefix = prefixOf(form, key)
  const remembered = pending.get(entryPrefix)
  if (remembered) return remembered
  if (!isD1Down && !(await isInUse(deps))) return null
  const reading = findByPrefix(deps.env.OUTBOX, entryPrefix)
  return withLoggedDeadline(deadlines.kvRead, 'outbox.get', reading)
}

/** True if a captcha response was used while D1 was unavailable. KV is eventually consistent. */
async function isSpent(outbox: Outbox, hash: string): Promise<boolean> {
  const reading = outbox.get(`spent:${hash}`)
  return (await withLoggedDeadline(deadlines.kvRead, 'outbox.get', reading)) !== null
}

/**
 * Stores a submission in KV until D1 is available. False if its captcha response was used before;
 * throws if KV is unavailable too.
 */
export async function putPending(deps: OutboxDeps, row: Registration): Promise<boolean> {
  const { env, isolate, now, waitUntil } = deps
  const { submission, spent } = row
  if (spent && (await isSpent(env.OUTBOX, spent.hash))) return false
  const { form, idempotencyKey } = submission
  // Set before the write: a client that disconnects and retries must find the entry.
  isolate.outbox = { checkedAt: now, isInUse: true }
  // The metadata shows in the list of keys how long each entry waits.
  const metadata = { since: submission.createdAt }
  const put = env.OUTBOX.put(nameOf(submission), JSON.stringify(row), { metadata })
  await withDeadline(deadlines.outboxWrite, 'outbox.put', put)
  const { pending } = isolate
  pending.set(prefixOf(form, idempotencyKey), row)
  for (const oldest of pending.keys()) {
    if (pending.size <= rememberedAtMost) break
    pending.delete(oldest)
  }
  if (spent) {
    const secondsLeft = Math.ceil((spent.expiresAt - now) / 1_000)
    const expirationTtl = Math.max(shortestTtl, secondsLeft)
    const marking = env.OUTBOX.put(`spent:${spent.hash}`, '1', { expirationTtl })
    waitUntil(withLoggedDeadline(deadlines.write, 'outbox.put', marking))
  }
  return true
}

const waitingSince = v.object({ since: v.number() })

/** How many submissions wait, and since when the oldest does (epoch ms); null for none. */
export async function countOutbox(
  outbox: Outbox,
): Promise<{ total: number; oldest: number | null }> {
  let total = 0
  let oldest: number | null = null
  for (let cursor: string | null = null, more = true; more; ) {
    const page: KVNamespaceListResult<unknown> = await outbox.list({ prefix, cursor })
    total += page.keys.length
    for (const { metadata } of page.keys) {
      const parsed = v.safeParse(waitingSince, metadata)
      if (parsed.success) oldest = Math.min(oldest ?? parsed.output.since, parsed.output.since)
    }
    more = !page.list_complete
    cursor = page.list_complete ? null : page.cursor
  }
  return { total, oldest }
}

/** One page of entry names, with a cursor if there are more. */
export async function listPending(
  outbox: Outbox,
  cursor: string | null,
): Promise<{ names: string[]; cursor: string | null }> {
  const page = await withDeadline(deadlines.write, 'outbox.list', outbox.list({ prefix, cursor }))
  const names = page.keys.map(({ name }) => name)
  return { names, cursor: page.list_complete ? null : page.cursor }
}

export async function readPending(outbox: Outbox, name: string): Promise<Registration | null> {
  return parseEntry(await withDeadline(deadlines.write, 'outbox.get', outbox.get(name)))
}

export async function dropPending(
  outbox: Outbox,
  pending: PendingSubmissions,
  name: string,
  { form, idempotencyKey }: Registration['submission'],
): Promise<void> {
  await withDeadline(deadlines.write, 'outbox.delete', outbox.delete(name))
  pending.delete(prefixOf(form, idempotencyKey))
}
