import {
  nameOf,
  parsePending,
  outboxPrefix as prefix,
  prefixOf,
} from '#db/submissions/outbox-names'
import type { Registration } from '#db/submissions/submissions'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { House } from '../runtime/isolate-state'
import type { Work } from '../runtime/request-context'

const rememberedAtMost = 1_000
const askAgainMs = 10_000
const rememberedForMs = 300_000
/** KV keeps nothing for less than a minute. */
const shortestTtl = 60

function open(text: string | null): Registration | null {
  if (!text) return null
  try {
    return parsePending(text)
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

/** Cron has registered by now what was put there a while ago. */
function forgetRegistered(pending: House['pending'], now: number): void {
  for (const [name, { submission }] of pending) {
    if (now - submission.createdAt >= rememberedForMs) pending.delete(name)
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
  // Who comes before the answer is there asks as well.
  outbox.isInUse = true
  const listing = within(budgets.kvRead, 'outbox.list', env.OUTBOX.list({ prefix, limit: 1 }))
  const found = await listing.catch(missed('outbox.list'))
  outbox.isInUse = found === null || found.keys.length > 0
  return outbox.isInUse
}

async function findByPrefix({ env }: Work, wanted: string): Promise<Registration | null> {
  const { keys } = await env.OUTBOX.list({ prefix: wanted, limit: 1 })
  const [first] = keys
  return first ? open(await env.OUTBOX.get(first.name)) : null
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
  forgetRegistered(work.house.pending, work.now)
  const wanted = prefixOf(form, key)
  const remembered = work.house.pending.get(wanted)
  if (remembered) return remembered
  if (!isSure && !(await isInUse(work))) return null
  const reading = within(budgets.kvRead, 'outbox.get', findByPrefix(work, wanted))
  return reading.catch(missed('outbox.get'))
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
  const { form, idempotencyKey } = submission
  // Whoever leaves before the answer comes again, and is to find what was put.
  work.house.outbox = { askedAt: work.now, isInUse: true }
  // The list of keys then says how long each waits.
  const metadata = { since: submission.createdAt }
  const put = work.env.OUTBOX.put(nameOf(submission), JSON.stringify(row), { metadata })
  await within(budgets.outboxWrite, 'outbox.put', put)
  const { pending } = work.house
  pending.set(prefixOf(form, idempotencyKey), row)
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

/** Names of what waits to be registered, some at a time; a cursor where there are more. */
export async function listPending(
  { env }: Work,
  cursor: string | null,
): Promise<{ names: string[]; cursor: string | null }> {
  const listing = env.OUTBOX.list({ prefix, cursor })
  const page = await within(budgets.write, 'outbox.list', listing)
  const names = page.keys.map(({ name }) => name)
  return { names, cursor: page.list_complete ? null : page.cursor }
}

export async function readPending(work: Work, name: string): Promise<Registration | null> {
  return open(await within(budgets.write, 'outbox.get', work.env.OUTBOX.get(name)))
}

export async function dropPending(
  work: Work,
  name: string,
  { form, idempotencyKey }: Registration['submission'],
): Promise<void> {
  await within(budgets.write, 'outbox.delete', work.env.OUTBOX.delete(name))
  work.house.pending.delete(prefixOf(form, idempotencyKey))
}
