import * as v from 'valibot'
import { failDeliveries, findWaiting } from '#db/newsletter/deliveries'
import { findSending } from '#db/newsletter/sendings'
import { describeError, log } from '../log'
import { beginRun, type DeliverDeps, sendWaiting } from './deliver-issue'

/** A mail of a sending that somebody is to send. Whether it still waits is in D1. */
const queuedMail = v.object({ issue: v.string(), recipient: v.string() })
export type QueuedMail = v.InferOutput<typeof queuedMail>

/** Name of the queue that gets what another has given up, after that of the other. */
const deadSuffix = '-dead'
/**
 * A batch ends before its first mails count as unanswered (two minutes, send-issues.ts): what is left of it
 * comes again.
 */
const longestRunMs = 90_000
const second = 1_000
/** Seconds for which a mail waits in the queue that was not tried. */
const shortestDelay = 30
const longestDelay = 3_600

type Messages = readonly Message<unknown>[]

/** The messages of each issue, by recipient; what is none of this site's is dropped. */
function groupByIssue(messages: Messages): Map<string, Map<string, Message<unknown>[]>> {
  const issues = new Map<string, Map<string, Message<unknown>[]>>()
  for (const message of messages) {
    const parsed = v.safeParse(queuedMail, message.body)
    if (!parsed.success) {
      message.ack()
      continue
    }
    const { issue, recipient } = parsed.output
    const own = issues.get(issue) ?? new Map<string, Message<unknown>[]>()
    issues.set(issue, own.set(recipient, [...(own.get(recipient) ?? []), message]))
  }
  return issues
}

const acknowledge = (messages: Messages) => {
  for (const message of messages) message.ack()
}

/** Sends the mails of an issue, of those that wait; the queue brings the rest again. */
async function sendQueued(
  deps: DeliverDeps,
  issue: string,
  messages: Map<string, Message<unknown>[]>,
): Promise<void> {
  const { primary, now } = deps
  const all = [...messages.values()].flat()
  const sending = await findSending(primary, issue)
  // A paused sending gets its mails into the queue anew when it is resumed.
  if (sending?.status !== 'sending') return acknowledge(all)
  const wait = (sending.nextAt ?? 0) - now
  if (wait > 0) {
    for (const message of all) message.retry({ delaySeconds: Math.ceil(wait / second) })
    return
  }
  const run = await beginRun(deps, sending)
  if (!run) return acknowledge(all)
  const waiting = await findWaiting(primary, issue, [...messages.keys()])
  const done = await sendWaiting(run, waiting, longestRunMs)
  const isOpen = new Set(waiting.flatMap(({ recipient }) => (done.has(recipient) ? [] : recipient)))
  const next = isOpen.size > 0 ? await findSending(primary, issue) : null
  const delay = Math.ceil(((next?.nextAt ?? 0) - now) / second)
  for (const [recipient, own] of messages) {
    if (!isOpen.has(recipient)) acknowledge(own)
    else for (const one of own) one.retry({ delaySeconds: Math.max(delay, shortestDelay) })
  }
}

/** Marks the mails that the queue has given up; staff look at their sending. */
async function failQueued(
  { primary, now, requestId: request }: DeliverDeps,
  issue: string,
  messages: Map<string, Message<unknown>[]>,
): Promise<void> {
  await failDeliveries(primary, issue, [...messages.keys()], now)
  log('error', { event: 'job', part: 'newsletter.failed', request, reference: issue })
  acknowledge([...messages.values()].flat())
}

/** Brings messages again after two minutes, four, eight … an hour at most: the queue counts attempts. */
function retryLater(messages: Messages): void {
  for (const message of messages) {
    message.retry({ delaySeconds: Math.min(2 ** message.attempts * 60, longestDelay) })
  }
}

/**
 * Sends a batch of the queue of bulk mail, or stores what that queue has given up. What fails, as when
 * D1 is away, is brought again.
 */
export async function receiveQueue(deps: DeliverDeps, batch: MessageBatch<unknown>): Promise<void> {
  const receive = batch.queue.endsWith(deadSuffix) ? failQueued : sendQueued
  for (const [issue, messages] of groupByIssue(batch.messages)) {
    try {
      await receive(deps, issue, messages)
    } catch (error) {
      const line = { event: 'job', part: 'receiveQueue', request: deps.requestId } as const
      log('error', { ...line, reference: issue, ...describeError(error) })
      retryLater([...messages.values()].flat())
    }
  }
}
