import { countDays, riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { ContactChannels } from '#domain/payloads/channels'
import type { ReplyDay } from '#domain/payloads/institution'
import type { Locale } from '#domain/site/locale'
import type { Settings } from '#domain/site/settings'
import { workingDaysToReply } from '#domain/tickets/status'

/** Phone, hours, e-mail, address and map in one language. */
export function toChannels({ channels }: Settings, locale: Locale): ContactChannels {
  const { phone, hours, email, address, map } = channels
  return { phone, hours: hours?.[locale] ?? null, email, address: address?.[locale] ?? null, map }
}

/** The days until the reply to a ticket that is sent today; holidays are `YYYY-MM-DD`. */
export function toReplyDays(holidays: readonly string[], format: Format, now: number): ReplyDay[] {
  const off = new Set(holidays)
  return countDays(riyadhDate(now), workingDaysToReply, off).map((counted) => {
    const { weekday, date } = format.weekday(counted.date)
    return { ...counted, weekday, day: date }
  })
}
