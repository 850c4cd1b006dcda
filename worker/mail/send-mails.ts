import {
  claimMail,
  findMail,
  hasEarlierMail,
  listDueMails,
  type Mail,
  type MailCap,
  postponeMail,
  settleMail,
} from '#db/submissions/mails'
import { codeValidForMs } from '#db/tickets/codes'
import { dayMs } from '#domain/dates/calendar'
import { describeError, log } from '../log'
import { mailRefusalOf } from './mail-refusal'
import { type Mailer, type SendMessageDeps, withMailer } from './send-message'
import { type MailContentDeps, writeMailContent } from './write-mail'

/** Mails per recipient. */
export const mailsADay = 5

export type SendMailDeps = MailContentDeps & SendMessageDeps

const minute = 60_000
const atOnce = 50
/** Mails per day and address that ask to confirm a subscription. */
const confirmsAtMost = 1
/** Minutes. */
const longestPause = 360
const lateAfter = 15 * minute

const isRefusedForGood = (error: unknown) => {
  const refusal = mailRefusalOf(error)
  return refusal !== null && refusal !== 'later'
}

/** Retries end after this time: a code is useless once it has expired. */
function retryPeriodOf({ template }: Mail): number {
  return template === 'code' ? codeValidForMs : 3 * dayMs
}

/**
 * Exponential backoff: two minutes after the first failure, then four, eight … six hours at most.
 */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** attempts, longestPause) * minute
}

/** Sends a mail and returns the reference in it, empty for none; null if the mail is obsolete. */
async function send(deps: SendMailDeps, mailer: Mailer, mail: Mail): Promise<string | null> {
  const content = await writeMailContent(deps, mail)
  if (!content) return null
  const { reference, to, ...message } = content
  if (!to) throw new Error('recipient cannot be decrypted')
  await mailer.send({ ...message, to, locale: mail.locale, id: mail.about })
  return reference
}

/** The limits are for addresses that strangers type; an officer's is known. */
function capsOf({ template }: Mail, since: number): MailCap[] {
  if (template === 'notification' || template === 'digest') return []
  const ofAll = { since, atMost: mailsADay }
  return template === 'confirm' ? [ofAll, { since, atMost: confirmsAtMost, template }] : [ofAll]
}

async function trySend(deps: SendMailDeps, mailer: Mailer, mail: Mail): Promise<void> {
  const { now, primary } = deps
  const { about, reference } = mail
  if (now - mail.createdAt > retryPeriodOf(mail)) {
    log('error', { event: 'job', part: 'mail.given-up', reference })
    await settleMail(primary, about, { nextAt: null })
    return
  }
  if (mail.template === 'status' && (await hasEarlierMail(primary, mail))) {
    // Without a later time, mails that wait for others would fill every run's list.
    await postponeMail(primary, mail, now + minute)
    return
  }
  const attempts = mail.attempts + 1
  const claim = { nextAt: now + pauseAfter(attempts), attempts }
  if (!(await claimMail(primary, mail, claim, capsOf(mail, now - dayMs), now))) {
    await postponeMail(primary, mail, now + longestPause * minute)
    return
  }
  try {
    const sent = await send(deps, mailer, mail)
    await settleMail(primary, about, { sentAt: sent === null ? null : now, nextAt: null })
    if (sent !== null) log('info', { event: 'job', part: 'mail.send', reference: sent })
  } catch (error) {
    const isRefused = isRefusedForGood(error)
    const isLate = isRefused || now - mail.createdAt > lateAfter
    log(isLate ? 'error' : 'warn', {
      event: 'job',
      part: isRefused ? 'mail.refused' : 'mail.send',
      reference,
      ...describeError(error),
    })
    if (isRefused) await settleMail(primary, about, { nextAt: null })
  }
}

/** Sends all due mails; failures are retried with growing pauses for three days, refusals never. */
export async function sendMails(deps: SendMailDeps): Promise<void> {
  const due = await listDueMails(deps.primary, deps.now, atOnce)
  await withMailer(deps, async (mailer) => {
    for (const mail of due) await trySend(deps, mailer, mail)
  })
}

/** Sends one mail at once because a visitor waits for it; the scheduled job retries a failure. */
export async function sendMail(deps: SendMailDeps, about: string): Promise<void> {
  const mail = await findMail(deps.primary, about)
  if (mail?.nextAt) await withMailer(deps, (mailer) => trySend(deps, mailer, mail))
}
