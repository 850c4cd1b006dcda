import * as v from 'valibot'
import { type Registration, registration } from '#db/submissions'
import { budgets, within } from '../budget'
import type { Work } from '../context'
import { describeError, log } from '../log'

const prefix = 'outbox:'
const rememberedAtMost = 1_000
const askAgainMs = 10_000
const rememberedForMs = 300_000
/** KV keeps nothing for less than a minute. */
const shortestTtl = 60

function outboxKey(form: string, key: string): string {
  return `${prefix}${form}:${key}`
}

function open(text: string | null): Registration | null {
  if (!text) return null
  try {
    return v.parse(registration, JSON.parse(text))
  } catch (error) {
    log('error', { event: 'failure', part: 'outbox entry', ...describeError(error) })
    return null
  }
}

function missed(part: string) {
  return (error: unknown): null => {
    log('warn', { event: 'fallback', part, ...describeError(error) })
    return null
  }
}

/**
 * Whether anything waits in the outbox: asked every ten seconds, because it hardly ever does, and
 * each request would pay for the answer. A request that is taken twice within them is found under
 * both its numbers (noteTold).
 */
async function isInUse({ env, house, now }: Work): Promise<boolean> {
  const { outbox } = house
  if (house.pending.size > 0) return true
  if (now - outbox.askedAt < askAgainMs) return outbox.isInUse
  outbox.askedAt = now
  const listing = within(budgets.kvRead, 'outbox.list', env.OUTBOX.list({ prefix, limit: 1 }))
  const found = await listing.catch(missed('outbox.list'))
  outbox.isInUse = found === null || found.keys.length > 0
  return outbox.isInUse
}

/** What this isolate has put there itself; after a while it is registered. */
function recall({ house, now }: Work, name: string): Registration | null {
  const row = house.pending.get(name)
  if (!row) return null
  if (now - row.submission.createdAt < rememberedForMs) return row
  house.pending.delete(name)
  return null
}

/**
 * A request that was taken while the database was away and is not registered yet; `isSure` when the
 * database is away now, so that the outbox is asked in any case.
 */
export async function findPending(
  work: Work,
  form: string,
  key: string,
  isSure = false,
): Promise<Registration | null> {
  const name = outboxKey(form, key)
  const remembered = recall(work, name)
  if (remembered) return remembered
  if (!isSure && !(await isInUse(work))) return null
  const reading = work.env.OUTBOX.get(name)
  return open(await within(budgets.kvRead, 'outbox.get', reading).catch(missed('outbox.get')))
}

/** Whether a captcha answer was used while the database was away; as well as KV knows. */
async function isSpent(work: Work, hash: string): Promise<boolean> {
  const reading = work.env.OUTBOX.get(`spent:${hash}`)
  const found = await within(budgets.kvRead, 'outbox.get', reading).catch(missed('outbox.get'))
  return found !== null
}

/**
 * Keeps a request until the database is back. True once it is kept; false when its captcha answer
 * was used before; throws when KV is away as well.
 */
export async function putPending(work: Work, row: Registration): Promise<boolean> {
  const { submission, spent } = row
  if (spent && (await isSpent(work, spent.hash))) return false
  const name = outboxKey(submission.form, submission.idempotencyKey)
  const put = work.env.OUTBOX.put(name, JSON.stringify(row))
  await within(budgets.d1Write, 'outbox.put', put)
  const { pending } = work.house
  pending.set(name, row)
  for (const oldest of pending.keys()) {
    if (pending.size <= rememberedAtMost) break
    pending.delete(oldest)
  }
  if (spent) {
    const left = Math.ceil((spent.expiresAt - work.now) / 1_000)
    const noting = work.env.OUTBOX.put(`spent:${spent.hash}`, '1', {
      expirationTtl: Math.max(shortestTtl, left),
    })
    work.behind(within(budgets.write, 'outbox.put', noting).catch(missed('outbox.put')))
  }
  return true
}

/** Names of what waits to be registered, some at a time. */
export async function listPending(work: Work, atMost: number): Promise<string[]> {
  const { keys } = await work.env.OUTBOX.list({ prefix, limit: atMost })
  return keys.map(({ name }) => name)
}

export async function readPending(work: Work, name: string): Promise<Registration | null> {
  return open(await work.env.OUTBOX.get(name))
}

export async function dropPending(work: Work, name: string): Promise<void> {
  await work.env.OUTBOX.delete(name)
  work.house.pending.delete(name)
}
