import { translators } from '#client/translators.ts'
import type { OpenMails } from '#db/newsletter/deliveries'
import type { IssueSending } from '#db/newsletter/sendings'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type { SendingFigures } from '#domain/staff/newsletter'
import { cachedSite } from '../../pages/load-page'
import type { StaffRequest } from '../staff-handler'

/** Writes an instant (epoch ms) as a day and a time in Riyadh. */
export async function timeWriter({ ctx, locale }: StaffRequest): Promise<(at: number) => string> {
  const { digits } = await cachedSite(ctx, locale)
  const format = createFormat({ locale, digits })
  const t = translators[locale]
  return (at) =>
    t('deskEntry.time', {
      day: format.date(at).gregorian,
      time: toDigits(riyadhTime(at), digits),
    })
}

/** The figures of a sending, with its mails that are open so far. */
export function toFigures(
  sending: IssueSending,
  open: OpenMails | undefined,
  timeOf: (at: number) => string,
): SendingFigures {
  const { status, startsAt, startedAt, finishedAt, recipients, sent, refused } = sending
  const isFinished = status === 'finished'
  const unknown = isFinished ? sending.unknown : (open?.claimed ?? 0)
  const failed = open?.failed ?? 0
  const others = recipients - sent - refused - unknown
  // Rows of readers whose data was erased are gone: at the end they are among those who left.
  const left = isFinished ? others : sending.left
  return {
    status,
    at: timeOf(finishedAt ?? startedAt ?? startsAt),
    recipients,
    sent,
    refused,
    left,
    unknown,
    failed,
    waiting: Math.max(0, others - left - failed),
  }
}
