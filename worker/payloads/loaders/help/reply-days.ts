import type { Entry } from '#domain/content/entry'
import { holidayDays } from '#domain/content/pages/holiday'
import { countDays, riyadhDate, workingDaysToReply } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { ReplyDay } from '#domain/payloads/institution'

/** The days until the reply to a ticket that is sent today. */
export function toReplyDays(
  holidays: readonly Entry<'holiday'>[],
  format: Format,
  now: number,
): ReplyDay[] {
  const off = new Set(holidayDays(holidays))
  return countDays(riyadhDate(now), workingDaysToReply, off).map((counted) => {
    const { weekday, date } = format.weekday(counted.date)
    return { ...counted, weekday, day: date }
  })
}
