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
import { dayMs } from '#domain/dates/calendar'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { codeGoodForMs, mailsADay } from '../tickets/limits'
import { writeLetter } from './write-mail'

const minute = 60_000
const atOnce = 50
/** Of the mails that one address may have in a day, those that ask to confirm. */
const confirmsAtMost = 1
const longestPause = 360
const lateAfter = 15 * minute

/** How long a mail is tried for: a code is of no use after it has expired. */
function patienceFor({ template }: Mail): number {
  return template === 'code' ? codeGoodForMs : 3 * dayMs
}

/** Two minutes after the first failure, then four, eight … six hours at most. */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** attempts, longestPause) * minute
}

/** Sends a mail and returns the number it tells; null when there was nothing to say any more. */
async function send(work: Work, mail: Mail): Promise<string | null> {
  const letter = await writeLetter(work, mail)
  if (!letter) return null
  const { reference, to, ...words } = letter
  if (!to) throw new Error('recipient cannot be unlocked')
  const { mailFrom: from } = work.deployment
  await within(budgets.write, 'mail.send', work.env.MAIL.send({ from, to, ...words }))
  return reference
}

async function giveUp({ primary }: Work, { about, reference }: Mail): Promise<void> {
  log('error', { event: 'job', part: 'mail.given-up', reference })
  await settleMail(primary, about, { nextAt: null })
}

function capsOf({ template }: Mail, since: number): MailCap[] {
  const ofAll = { since, atMost: mailsADay }
  return template === 'confirm' ? [ofAll, { since, atMost: confirmsAtMost, template }] : [ofAll]
}

async function tryMail(work: Work, mail: Mail): Promise<void> {
  const { now, primary } = work
  if (now - mail.createdAt > patienceFor(mail)) {
    await giveUp(work, mail)
    return
  }
  if (mail.template === 'status' && (await hasEarlierMail(primary, mail))) return
  const attempts = mail.attempts + 1
  const taken = { nextAt: now + pauseAfter(attempts), attempts }
  if (!(await claimMail(primary, mail, taken, capsOf(mail, now - dayMs), now))) {
    await postponeMail(primary, mail, now + longestPause * minute)
    return
  }
  try {
    const reference = await send(work, mail)
    await settleMail(primary, mail.about, { sentAt: reference ? now : null, nextAt: null })
    if (reference) log('info', { event: 'job', part: 'mail.send', reference })
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

/** Sends one mail at once, where somebody waits for it; cron tries it again if that fails. */
export async function sendMail(work: Work, about: string): Promise<void> {
  const mail = await findMail(work.primary, about)
  if (mail?.nextAt) await tryMail(work, mail)
}
