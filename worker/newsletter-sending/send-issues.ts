import type { Database } from '#db/client'
import {
  beginSending,
  claimDelivery,
  type DeliveryKey,
  dropDelivery,
  findDueSending,
  finishSending,
  type IssueSending,
  listWaiting,
  postponeSending,
  releaseDelivery,
  settleDelivery,
  stopSending,
  type WaitingDelivery,
} from '#db/newsletter/sendings'
import { endSubscription } from '#db/newsletter/subscriptions'
import { decryptAnswers, decryptEmail } from '#db/privacy/personal-fields'
import { listDueMails } from '#db/submissions/mails'
import { isNewsletterInterest } from '#domain/content/media/newsletter-issue'
import { forms } from '#domain/forms/registry'
import { type Locale, locales } from '#domain/site/locale'
import type { Deployment } from '../env'
import { describeError, log } from '../log'
import { type IssueText, issueMail } from '../mail/issue-mail'
import { mailRefusalOf } from '../mail/mail-refusal'
import { type Mailer, type SendMessageDeps, withMailer } from '../mail/send-message'
import { type LinkDeps, leaveLink } from '../newsletter/links'
import { dataKeyringOf } from '../security/keyrings'
import { readIssue } from './read-issue'

export type SendIssuesDeps = LinkDeps &
  SendMessageDeps & {
    deployment: Pick<Deployment, 'origin'>
    primary: Database
    requestId: string
  }

/** Mails of one run, which makes two queries for each: D1 allows 1,000 in one invocation. */
const mailsARun = 200
/** Connections by which mails leave at the same time; an invocation may have six. */
const lanes = 4
/** A run ends before the next one begins. */
const longestRunMs = 45_000
const minuteMs = 60_000
/** A mail that was claimed so long ago has no answer to come. */
const unansweredAfterMs = 2 * minuteMs
/** Minutes. */
const longestPause = 60
/** So many refused addresses one after the other are no addresses, but a binding that allows none. */
const refusalsAtMost = 20

/** What became of a mail: `stopped` if it was not sent and those after it are not to be tried. */
type DeliveryResult = 'done' | 'stopped'

interface Run {
  deps: SendIssuesDeps
  sending: IssueSending
  texts: Record<Locale, IssueText>
  /** Addresses that were refused since the last mail that was sent. */
  refusals: number
}

const line = ({ deps, sending }: Pick<Run, 'deps' | 'sending'>) =>
  ({ event: 'job', request: deps.requestId, reference: sending.issue }) as const

/** The mail of a subscriber with its recipient; null if it cannot be decrypted. */
async function writeDelivery({ deps, texts }: Run, delivery: WaitingDelivery) {
  const { recipient, email, answers, locale } = delivery
  if (!email || !answers || !locale) return null
  const keyring = await dataKeyringOf(deps)
  const owner = { form: forms.newsletter.name, digest: recipient }
  const [to, answered, leave] = await Promise.all([
    decryptEmail(keyring, { ...owner, email }),
    decryptAnswers(keyring, { ...owner, answers }),
    leaveLink(deps, locale, recipient),
  ])
  if (!to) return null
  const chosen = answered?.interest
  const interest = isNewsletterInterest(chosen) ? chosen : null
  return { to, locale, ...issueMail(locale, texts[locale], { interest, leave }) }
}

/** Stores what follows from a mail that the mail service did not take. */
async function handleFailure(run: Run, key: DeliveryKey, error: unknown): Promise<DeliveryResult> {
  const { deps } = run
  const { primary, now } = deps
  const refusal = mailRefusalOf(error)
  const part = refusal === 'recipient' || refusal === 'suppressed' ? 'mail.refused' : 'mail.send'
  log(part === 'mail.refused' ? 'warn' : 'error', { ...line(run), part, ...describeError(error) })
  if (refusal === 'recipient' || refusal === 'suppressed') {
    await settleDelivery(primary, key, 'refused', now)
    if (refusal === 'suppressed') await endSubscription(primary, key.recipient, now)
    run.refusals += 1
    if (run.refusals < refusalsAtMost) return 'done'
    await stopSending(primary, key.issue)
    return 'stopped'
  }
  // Without a code of the mail service the mail may have been sent: it stays claimed.
  if (refusal !== null) await releaseDelivery(primary, key, now)
  // Every other mail of the issue would be refused as well.
  if (refusal === 'mail') await stopSending(primary, key.issue)
  return 'stopped'
}

async function deliver(
  run: Run,
  mailer: Mailer,
  delivery: WaitingDelivery,
): Promise<DeliveryResult> {
  const { deps, sending } = run
  const { primary, now } = deps
  const key = { issue: sending.issue, recipient: delivery.recipient }
  const mail = await writeDelivery(run, delivery)
  if (!(await claimDelivery(primary, key, now))) {
    await dropDelivery(primary, key)
    return 'done'
  }
  if (!mail) {
    log('error', { ...line(run), part: 'mail.undecryptable' })
    await settleDelivery(primary, key, 'refused', now)
    return 'done'
  }
  try {
    await mailer.send({ ...mail, id: `newsletter/${key.issue}/${key.recipient}` })
  } catch (error) {
    return handleFailure(run, key, error)
  }
  run.refusals = 0
  await settleDelivery(primary, key, 'sent', now)
  return 'done'
}

/** Sends a part of the mails that wait; false if the mail service failed. */
async function sendWaiting(run: Run, waiting: readonly WaitingDelivery[]): Promise<boolean> {
  const queue = [...waiting]
  const until = Date.now() + longestRunMs
  let isStopped = false
  const work = async (mailer: Mailer) => {
    while (!isStopped && Date.now() < until) {
      const next = queue.shift()
      if (!next) return
      if ((await deliver(run, mailer, next)) === 'stopped') isStopped = true
    }
  }
  const results = await Promise.allSettled(
    Array.from({ length: lanes }, () => withMailer(run.deps, work)),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return !isStopped
}

async function readTexts(deps: SendIssuesDeps, issue: string): Promise<Run['texts'] | null> {
  const texts = await Promise.all(
    locales.map((locale) => readIssue({ ...deps, db: deps.primary }, issue, locale)),
  )
  const [ar, en] = texts
  return ar && en ? { ar, en } : null
}

/** Sends the next mails of a sending that has begun. */
async function continueSending(deps: SendIssuesDeps, sending: IssueSending): Promise<void> {
  const { primary, now } = deps
  const { issue, failures } = sending
  const texts = await readTexts(deps, issue)
  if (!texts) {
    log('error', { ...line({ deps, sending }), part: 'newsletter.unpublished' })
    await stopSending(primary, issue)
    return
  }
  const run = { deps, sending, texts, refusals: 0 }
  const waiting = await listWaiting(primary, issue, mailsARun)
  if (!(await sendWaiting(run, waiting))) {
    const pause = Math.min(2 ** (failures + 1), longestPause)
    await postponeSending(primary, issue, now + pause * minuteMs)
    return
  }
  const isDone = await finishSending(primary, issue, {
    now,
    claimedBefore: now - unansweredAfterMs,
  })
  if (isDone) log('info', { ...line(run), part: 'newsletter.finished' })
}

/**
 * Sends the newsletter: begins a sending whose time has come, or goes on with one. Codes and receipts
 * come first: while one of them is due, it waits for the next minute.
 */
export async function sendIssues(deps: SendIssuesDeps): Promise<void> {
  const { primary, now } = deps
  const sending = await findDueSending(primary, now)
  if (!sending || (await listDueMails(primary, now, 1)).length > 0) return
  if (sending.status === 'scheduled') {
    await beginSending(primary, sending.issue, now)
    log('info', { ...line({ deps, sending }), part: 'newsletter.begun' })
  }
  await continueSending(deps, sending)
}
