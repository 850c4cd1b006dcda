import type { Database } from '#db/client'
import {
  claimDelivery,
  type DeliveryKey,
  dropDelivery,
  releaseDelivery,
  settleDelivery,
  type WaitingDelivery,
} from '#db/newsletter/deliveries'
import { type IssueSending, postponeSending, stopSending } from '#db/newsletter/sendings'
import { endSubscription } from '#db/newsletter/subscriptions'
import { decryptAnswers, decryptEmail } from '#db/privacy/personal-fields'
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

export type DeliverDeps = LinkDeps &
  SendMessageDeps & {
    deployment: Pick<Deployment, 'origin'>
    primary: Database
    requestId: string
  }

/** Connections by which mails leave at the same time; an invocation may have six. */
const lanes = 4
const minuteMs = 60_000
/** Minutes. */
const longestPause = 60
/** So many refused addresses one after the other are no addresses, but a binding that allows none. */
const refusalsAtMost = 20

/** What became of a mail: `stopped` if it was not sent and those after it are not to be tried. */
type DeliveryResult = 'done' | 'stopped'

export interface Run {
  deps: DeliverDeps
  sending: IssueSending
  texts: Record<Locale, IssueText>
  /** Addresses that were refused since the last mail that was sent. */
  refusals: number
}

/** What lines of the log say about a sending. */
export const sendingLine = ({ deps, sending }: Pick<Run, 'deps' | 'sending'>) =>
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
  log(part === 'mail.refused' ? 'warn' : 'error', {
    ...sendingLine(run),
    part,
    ...describeError(error),
  })
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
    log('error', { ...sendingLine(run), part: 'mail.undecryptable' })
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

async function readTexts(deps: DeliverDeps, issue: string): Promise<Run['texts'] | null> {
  const texts = await Promise.all(
    locales.map((locale) => readIssue({ ...deps, db: deps.primary }, issue, locale)),
  )
  const [ar, en] = texts
  return ar && en ? { ar, en } : null
}

/** Reads the texts of a sending; null, and the sending is paused, if its issue was withdrawn. */
export async function beginRun(deps: DeliverDeps, sending: IssueSending): Promise<Run | null> {
  const texts = await readTexts(deps, sending.issue)
  if (texts) return { deps, sending, texts, refusals: 0 }
  log('error', { ...sendingLine({ deps, sending }), part: 'newsletter.unpublished' })
  await stopSending(deps.primary, sending.issue)
  return null
}

/**
 * Sends some of the mails that wait, for a time (ms). Returns the recipients about whom nothing is left
 * to do. If the mail service failed, the sending waits until a later instant.
 */
export async function sendWaiting(
  run: Run,
  waiting: readonly WaitingDelivery[],
  ms: number,
): Promise<Set<string>> {
  const queue = [...waiting]
  const done = new Set<string>()
  const until = Date.now() + ms
  let isStopped = false
  const work = async (mailer: Mailer) => {
    while (!isStopped && Date.now() < until) {
      const next = queue.shift()
      if (!next) return
      if ((await deliver(run, mailer, next)) === 'stopped') isStopped = true
      else done.add(next.recipient)
    }
  }
  const results = await Promise.allSettled(
    Array.from({ length: lanes }, () => withMailer(run.deps, work)),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
  if (isStopped) await postpone(run)
  return done
}

async function postpone({ deps, sending }: Run): Promise<void> {
  const pause = Math.min(2 ** (sending.failures + 1), longestPause)
  await postponeSending(deps.primary, sending.issue, deps.now + pause * minuteMs)
}
