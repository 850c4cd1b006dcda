import {
  claimMail,
  findDue,
  listDueMails,
  type Mail,
  type MailCap,
  postponeMail,
  settleMail,
} from '#db/mails'
import { budgets, within } from '../budget'
import type { Work } from '../context'
import { describeError, log } from '../log'
import { subscriptionLinks } from '../newsletter/links'
import { vaultOf } from '../vaults'
import { confirmMail, type MailText, registeredMail } from './mail-text'

const minute = 60_000
const day = 86_400_000
const atOnce = 50
/** To one address a day (decision 34). */
const sentAtMost = 5
/** Of them those that ask to confirm. */
const confirmsAtMost = 1
const longestPause = 360
const givenUpAfter = 3 * day
const lateAfter = 15 * minute

/** Two minutes after the first failure, then four, eight … six hours at most. */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** attempts, longestPause) * minute
}

/** What a mail says, and the number it tells. */
type Letter = MailText & { reference: string }

async function writeRegistered(work: Work, { reference, locale }: Mail): Promise<Letter> {
  const request = await findDue(work.primary, reference)
  const told = { reference: request?.told ?? reference, dueOn: request?.dueOn ?? null }
  return { ...registeredMail(locale, work.deployment.origin, told), reference: told.reference }
}

async function writeConfirm(work: Work, mail: Mail): Promise<Letter> {
  const { reference, locale, recipientHash } = mail
  const links = await subscriptionLinks(work, locale, recipientHash)
  return { ...confirmMail(locale, { reference, ...links }), reference }
}

const letters = { registered: writeRegistered, confirm: writeConfirm } satisfies Record<
  Mail['template'],
  (work: Work, mail: Mail) => Promise<Letter>
>

/** Sends a mail and returns the number it tells. */
async function send(work: Work, mail: Mail): Promise<string> {
  const vault = await vaultOf(work, 'data')
  const to = await vault.unlock(mail.recipient, 'recipient')
  if (!to) throw new Error('recipient cannot be unlocked')
  const { mailFrom: from } = work.deployment
  const { reference, ...words } = await letters[mail.template](work, mail)
  await within(budgets.write, 'mail.send', work.env.MAIL.send({ from, to, ...words }))
  return reference
}

async function giveUp({ primary }: Work, { about, reference }: Mail): Promise<void> {
  log('error', { event: 'job', part: 'mail.given-up', reference })
  await settleMail(primary, about, { nextAt: null })
}

function capsOf({ template }: Mail, since: number): MailCap[] {
  const ofAll = { since, atMost: sentAtMost }
  return template === 'confirm' ? [ofAll, { since, atMost: confirmsAtMost, template }] : [ofAll]
}

async function tryMail(work: Work, mail: Mail): Promise<void> {
  const { now, primary } = work
  if (now - mail.createdAt > givenUpAfter) {
    await giveUp(work, mail)
    return
  }
  const attempts = mail.attempts + 1
  const taken = { nextAt: now + pauseAfter(attempts), attempts }
  if (!(await claimMail(primary, mail, taken, capsOf(mail, now - day), now))) {
    await postponeMail(primary, mail, now + longestPause * minute)
    return
  }
  try {
    const reference = await send(work, mail)
    await settleMail(primary, mail.about, { sentAt: now, nextAt: null })
    log('info', { event: 'job', part: 'mail.send', reference })
  } catch (error) {
    const isLate = now - mail.createdAt > lateAfter
    const { reference } = mail
    log(isLate ? 'error' : 'warn', {
      event: 'job',
      part: 'mail.send',
      reference,
      ...describeError(error),
    })
  }
}

/** Sends the mail whose time has come; what fails is tried again after growing pauses, for three days. */
export async function sendMails(work: Work): Promise<void> {
  for (const mail of await listDueMails(work.primary, work.now, atOnce)) await tryMail(work, mail)
}
