import type { Database } from '#db/client'
import { addStatusCheck } from '#db/status/status-days'
import { riyadhDate } from '#domain/dates/calendar'
import type { StatusPart } from '#domain/site/status-parts'
import type { Bindings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { check, checkAll } from '../well-known/health'

export interface CountStatusDeps {
  env: Pick<Bindings, 'OUTBOX' | 'PAYLOADS' | 'SEARCH'>
  primary: Database
  /** Epoch ms. */
  now: number
}

/**
 * Checks the parts of this site and counts the result (the page `/status`). While D1 is away
 * nothing can be counted: the page says how old the last check is.
 */
export async function countStatus(deps: CountStatusDeps): Promise<void> {
  const { env, primary, now } = deps
  const [{ d1, kv, outbox, mail }, search] = await Promise.all([
    checkAll(deps),
    check('health.search', env.SEARCH.prepare('SELECT updated_at FROM index_state').first()),
  ])
  const checks: Record<StatusPart, { ok: boolean }> = {
    pages: kv,
    forms: outbox,
    mail,
    search,
    data: d1,
  }
  const failing = (Object.keys(checks) as StatusPart[]).filter((part) => !checks[part].ok)
  const counting = addStatusCheck(primary, riyadhDate(now), now, failing)
  await withDeadline(deadlines.write, 'd1.status', counting)
}
