import { unlockEmail } from '#db/privacy/personal-fields'
import { findEventStatus, findMailed, type Mail } from '#db/submissions/mails'
import { digitsOf } from '#db/tickets/code-digits'
import { findCode } from '#db/tickets/codes'
import { isOurs } from '#domain/tickets/status'
import { subscriptionLinks } from '../newsletter/links'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import type { MailText } from './mail-layout'
import { codeMail, confirmMail, registeredMail, statusMail } from './mail-text'

/** What a mail says, the number it tells, and to whom; null to an address that cannot be unlocked. */
export type Letter = MailText & { reference: string; to: string | null }

/** Writes a mail as it is now; null when there is nothing to say any more. */
type Write = (work: Work, mail: Mail) => Promise<Letter | null>

/** What a mail names besides its request: an event's number, a code's seed. */
const detailOf = ({ about }: Mail) => about.split(':')[2] ?? ''

async function unlockRecipient(work: Work, { recipient }: Mail): Promise<string | null> {
  return (await vaultOf(work, 'data')).unlock(recipient, 'recipient')
}

const writeRegistered: Write = async (work, mail) => {
  const request = await findMailed(work.primary, mail.reference)
  const reference = request?.told ?? mail.reference
  const said = { reference, dueOn: request?.dueOn ?? null }
  const words = registeredMail(mail.locale, work.deployment.origin, said)
  return { ...words, reference, to: await unlockRecipient(work, mail) }
}

const writeConfirm: Write = async (work, mail) => {
  const { reference, locale, recipientHash } = mail
  const links = await subscriptionLinks(work, locale, recipientHash)
  const words = confirmMail(locale, { reference, ...links })
  return { ...words, reference, to: await unlockRecipient(work, mail) }
}

const writeCode: Write = async (work, mail) => {
  const { reference: number, locale } = mail
  const [request, code] = await Promise.all([
    findMailed(work.primary, number),
    findCode(work.primary, number),
  ])
  // A newer one has taken its place, or it was used.
  if (!request || code?.seed !== detailOf(mail) || code.spentOn) return null
  const vault = await vaultOf(work, 'data')
  const { action, expiresAt, seed } = code
  const reference = request.told
  const said = { reference, action, expiresAt, code: await digitsOf(vault, seed) }
  return { ...codeMail(locale, said), reference, to: await unlockEmail(vault, request) }
}

const writeStatus: Write = async (work, mail) => {
  const { reference: number, locale } = mail
  const [request, status] = await Promise.all([
    findMailed(work.primary, number),
    findEventStatus(work.primary, number, Number(detailOf(mail))),
  ])
  if (!request || !status) return null
  const reference = request.told
  const said = { reference, status, dueOn: isOurs(status) ? request.dueOn : null }
  const words = statusMail(locale, work.deployment.origin, said)
  const vault = await vaultOf(work, 'data')
  return { ...words, reference, to: await unlockEmail(vault, request) }
}

const letters = {
  registered: writeRegistered,
  confirm: writeConfirm,
  code: writeCode,
  status: writeStatus,
} satisfies Record<Mail['template'], Write>

/** What a mail of the outbox says now; null when there is nothing to say any more. */
export function writeLetter(work: Work, mail: Mail): Promise<Letter | null> {
  return letters[mail.template](work, mail)
}
