import { countDays, riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { ReplyDay } from '#domain/payloads/institution'
import { workingDaysToReply } from '#domain/tickets/reply-time'

/** The days until the reply to a ticket that is sent today; holidays are `YYYY-MM-DD`. */
export function toReplyDays(holidays: readonly string[], format: Format, now: number): ReplyDay[] {
  const off = new Set(holidays)
  return countDays(riyadhDate(now), workingDaysToReply, off).map((counted) => {
    const { weekday, date } = format.weekday(counted.date)
    return { ...counted, weekday, day: date }
  })
}
