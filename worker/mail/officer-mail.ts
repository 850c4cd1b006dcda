import { translators } from '#client/translators.ts'
import type { DigestCounts } from '#db/staff/notification-mails'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import { type NotificationReason, notificationReasons } from '#domain/staff/notifications'
import { staffAddress } from '#domain/staff/staff-routes'
import { type MailText, writeMail } from './mail-text'

interface Told {
  reference: string
  reason: NotificationReason
}

/** Tickets that a mail names; the desk lists the others. */
const namedAtMost = 20

const referencesOf = (told: readonly Told[]) => [...new Set(told.map(({ reference }) => reference))]

/** How an officer changes what they are sent. */
function closingParts(locale: Locale, origin: string) {
  const t = translators[locale]
  const link = origin + staffAddress(locale, 'preferences')
  return [t('mail.officer.why'), { link, label: t('mail.officer.preferences') }]
}

/** Tells an officer what happened to tickets, by reference and link alone; there is one at least. */
export function notificationMail(
  locale: Locale,
  origin: string,
  told: readonly Told[],
): MailText & { reference: string } {
  const t = translators[locale]
  const linkOf = (reference: string) => origin + staffAddress(locale, 'ticket', reference)
  const [first] = told
  const reference = first?.reference ?? ''
  if (first && told.length === 1) {
    const sentence = t(`mail.officer.one.${first.reason}`, { reference })
    const parts = [t('mail.greeting'), sentence, { link: linkOf(reference) }]
    const closing = closingParts(locale, origin)
    const mail = writeMail(locale, {
      subject: sentence,
      reference,
      parts: [...parts, ...closing],
    })
    return { ...mail, reference }
  }
  const references = referencesOf(told)
  const named = references.slice(0, namedAtMost)
  const groups = notificationReasons.flatMap((reason) => {
    const own = told.filter((one) => one.reason === reason && named.includes(one.reference))
    if (own.length === 0) return []
    const links = own.map((one) => ({ link: linkOf(one.reference), label: one.reference }))
    return [{ heading: t(`mail.officer.many.${reason}`) }, ...links]
  })
  const left = references.length - named.length
  const mail = writeMail(locale, {
    subject: t('mail.officer.subject', { count: references.length }),
    reference: null,
    parts: [
      t('mail.greeting'),
      ...groups,
      ...(left > 0 ? [t('mail.officer.more', { count: left })] : []),
      ...closingParts(locale, origin),
    ],
  })
  return { ...mail, reference }
}

/** The list of the queue that shows what a number of the digest counts. */
function listOf(name: keyof DigestCounts, { isSupervisor, kinds }: DigestReader): string {
  if (name === 'replied') return 'view=unseen'
  if (name === 'overdue') return isSupervisor ? 'view=overdue' : 'view=mine&due=over'
  if (name === 'dueToday') return 'view=mine&due=today'
  const [kind, ...others] = kinds
  if (name === 'unassigned')
    return kind && others.length === 0 ? `view=new&kind=${kind}` : 'view=new'
  return 'view=mine'
}

interface DigestReader {
  kinds: readonly string[]
  isSupervisor: boolean
}

const digestLines = ['replied', 'overdue', 'dueToday', 'mine', 'unassigned'] as const

/** What waits for an officer on a Riyadh day (`YYYY-MM-DD`); null if nothing does. */
export function digestMail(
  locale: Locale,
  origin: string,
  { day, counts, ...reader }: DigestReader & { day: string; counts: DigestCounts },
): MailText | null {
  const t = translators[locale]
  const lines = digestLines.filter((name) => counts[name] > 0)
  if (lines.length === 0) return null
  const { gregorian } = createFormat({ locale, digits: 'latn' }).date(day)
  const queue = origin + staffAddress(locale, 'queue')
  return writeMail(locale, {
    subject: t('mail.officer.digest.subject', { date: gregorian }),
    reference: null,
    parts: [
      t('mail.greeting'),
      t('mail.officer.digest.lead'),
      ...lines.map((name) => ({
        link: `${queue}?${listOf(name, reader)}`,
        label: t(`mail.officer.digest.${name}`, { count: counts[name] }),
      })),
      ...closingParts(locale, origin),
    ],
  })
}
