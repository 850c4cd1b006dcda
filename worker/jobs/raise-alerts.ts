import * as v from 'valibot'
import { listAlerts, putAlerts } from '#db/operations/alerts'
import { type AlertRule, alertRules } from '#domain/alerts/alert-rules'
import { type AlertState, lookAtAlert, quietAlert, settleAlert } from '#domain/alerts/look-at-alert'
import { dayMs } from '#domain/dates/calendar'
import { alertMail } from '../alerts/alert-mail'
import { type Condition, type ConditionDeps, readConditions } from '../alerts/read-conditions'
import type { Deployment } from '../env'
import { log, logFallback } from '../log'
import { type SendMessageDeps, sendMessage } from '../mail/send-message'
import { deadlines, withLoggedDeadline } from '../runtime/deadlines'

export type RaiseAlertsDeps = ConditionDeps &
  SendMessageDeps & { deployment: Pick<Deployment, 'alerts' | 'origin'> }

/** Where the alerts stand while D1 is away. */
const copyKey = 'alerts'
const instant = v.nullable(v.number())
const copySchema = v.array(
  v.object({
    rule: v.picklist(alertRules),
    holds: v.boolean(),
    changedAt: v.number(),
    seenAt: v.number(),
    openedAt: instant,
    closedAt: instant,
    openings: v.number(),
    mailedAt: instant,
    owed: v.nullable(v.picklist(['begin', 'repeat', 'end'])),
  }),
)

async function readCopy({ env }: RaiseAlertsDeps): Promise<AlertState[]> {
  const parsed = v.safeParse(copySchema, await env.OUTBOX.get(copyKey, 'json'))
  return parsed.success ? parsed.output : []
}

/** The later look of D1 and of the copy, by rule. */
async function readStates(deps: RaiseAlertsDeps): Promise<Map<AlertRule, AlertState>> {
  const [stored, copied] = await Promise.all([
    withLoggedDeadline(deadlines.d1Read, 'd1.alerts', listAlerts(deps.primary)),
    withLoggedDeadline(deadlines.kvRead, 'outbox.get', readCopy(deps)),
  ])
  if (!stored && !copied) throw new Error('nobody knows where the alerts stand')
  const states = [...(stored ?? []), ...(copied ?? [])]
  return new Map(
    states.toSorted((one, other) => one.seenAt - other.seenAt).map((one) => [one.rule, one]),
  )
}

/** Where alerts stand, in D1; in the copy too where it may be needed, or D1 is away. */
async function storeStates(
  { env, primary }: RaiseAlertsDeps,
  states: readonly AlertState[],
  isCopied: boolean,
): Promise<void> {
  const storing = putAlerts(primary, states).then(() => true)
  const isStored = await withLoggedDeadline(deadlines.write, 'd1.alerts', storing)
  if (isStored && !isCopied) return
  const putting = env.OUTBOX.put(copyKey, JSON.stringify(states)).then(() => true)
  const isKept = await withLoggedDeadline(deadlines.write, 'outbox.put', putting)
  if (!isStored && !isKept) throw new Error('nobody will know where the alerts stand')
}

/** Sends the mail that an alert owes; one that fails stays owed. */
async function sendOwed(
  deps: RaiseAlertsDeps,
  state: AlertState,
  condition: Condition | null,
): Promise<AlertState> {
  const { owed, rule, openedAt, closedAt } = state
  const { origin, alerts } = deps.deployment
  if (owed === null) return state
  const mail = alertMail(alerts.locale, { state, owed, condition, origin })
  // The same for each attempt, and another for each day that an alert lasts.
  const day = Math.floor((deps.now - (openedAt ?? 0)) / dayMs)
  const id = ['alert', rule, owed, openedAt ?? closedAt, owed === 'repeat' ? day : ''].join(':')
  try {
    await sendMessage(deps, { ...mail, to: alerts.to, locale: alerts.locale, id })
    log('info', { event: 'job', part: `alert.${owed}`, reference: rule })
    return settleAlert(state, deps.now)
  } catch (error) {
    logFallback('mail.alert', error, { reference: rule })
    return state
  }
}

/**
 * Tells the operators' address what has gone wrong and what is right again; without an address nothing is
 * looked at. Where alerts stand is in D1, while it is away in KV: a read there may be a minute old, which
 * may repeat a mail.
 */
export async function raiseAlerts(deps: RaiseAlertsDeps): Promise<void> {
  if (deps.deployment.alerts.to === '') return
  const { now } = deps
  const [states, conditions] = await Promise.all([readStates(deps), readConditions(deps)])
  const seen = alertRules.flatMap((rule) => {
    const state = states.get(rule)
    const condition = conditions[rule]
    if (!condition) return state ?? []
    return lookAtAlert(state ?? quietAlert(rule, now), condition.holds, now)
  })
  await storeStates(deps, seen, false)
  if (seen.every(({ owed }) => owed === null)) return
  const settled: AlertState[] = []
  for (const state of seen) settled.push(await sendOwed(deps, state, conditions[state.rule]))
  await storeStates(deps, settled, true)
}
