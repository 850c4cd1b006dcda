import { listUnqueued, listWaiting } from '#db/newsletter/deliveries'
import {
  beginSending,
  findDueSending,
  finishSending,
  type IssueSending,
  noteQueued,
} from '#db/newsletter/sendings'
import { listDueMails } from '#db/submissions/mails'
import type { Bindings } from '../env'
import { log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { beginRun, type DeliverDeps, sendingLine, sendWaiting } from './deliver-issue'
import type { QueuedMail } from './receive-queue'

export type SendIssuesDeps = DeliverDeps & { env: Partial<Pick<Bindings, 'BULK_MAIL'>> }

/** Mails of one run, which makes two queries for each: D1 allows 1,000 in one invocation. */
const mailsARun = 200
/** Mails of one run that the queue gets. */
const queuedARun = 1_000
/** Messages that a queue takes in one call. */
const queuedACall = 100
/** A run ends before the next one begins. */
const longestRunMs = 45_000
const minuteMs = 60_000
/** A mail that was claimed so long ago has no answer to come. */
const unansweredAfterMs = 2 * minuteMs
/** What waits so long after the queue got the last mail of a round is lost to the queue. */
const lostAfterMs = 30 * minuteMs

/** Ends a sending that has nothing left to do. */
async function finish(deps: SendIssuesDeps, sending: IssueSending): Promise<boolean> {
  const claimedBefore = deps.now - unansweredAfterMs
  const isDone = await finishSending(deps.primary, sending.issue, { now: deps.now, claimedBefore })
  if (isDone) log('info', { ...sendingLine({ deps, sending }), part: 'newsletter.finished' })
  return isDone
}

/** Sends the next mails of a sending that has begun. */
async function continueSending(deps: SendIssuesDeps, sending: IssueSending): Promise<void> {
  const run = await beginRun(deps, sending)
  if (!run) return
  const waiting = await listWaiting(deps.primary, sending.issue, mailsARun)
  await sendWaiting(run, waiting, longestRunMs)
  await finish(deps, sending)
}

/**
 * Puts the next mails of a sending into the queue. A run that dies before it has noted how far it came
 * repeats some, and a round begins anew if the queue has lost some: whoever claims a mail sends it.
 */
async function queueMails(
  deps: SendIssuesDeps,
  sending: IssueSending,
  queue: Queue<QueuedMail>,
): Promise<void> {
  const { primary, now } = deps
  const { issue, queuedAt } = sending
  const recipients = await listUnqueued(primary, sending, queuedARun)
  for (let at = 0; at < recipients.length; at += queuedACall) {
    const some = recipients.slice(at, at + queuedACall)
    const messages = some.map((recipient) => ({ body: { issue, recipient } }))
    await withDeadline(deadlines.write, 'queue.send', queue.sendBatch(messages))
    await noteQueued(primary, issue, some.at(-1) ?? null, now)
  }
  if (recipients.length > 0 || (await finish(deps, sending))) return
  if (queuedAt !== null && queuedAt < now - lostAfterMs) await noteQueued(primary, issue, null, now)
}

/**
 * Sends the newsletter: begins a sending whose time has come, or goes on with one, through the queue
 * where there is one. Codes and receipts come first: while one of them is due, it waits for the next
 * minute.
 */
export async function sendIssues(deps: SendIssuesDeps): Promise<void> {
  const { primary, now, env } = deps
  const sending = await findDueSending(primary, now)
  if (!sending || (await listDueMails(primary, now, 1)).length > 0) return
  if (sending.status === 'scheduled') {
    await beginSending(primary, sending.issue, now)
    log('info', { ...sendingLine({ deps, sending }), part: 'newsletter.begun' })
  }
  if (env.BULK_MAIL) await queueMails(deps, sending, env.BULK_MAIL)
  else await continueSending(deps, sending)
}
