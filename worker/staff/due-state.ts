import type { Database } from '#db/client'
import { listKinds } from '#db/entries/entries'
import { holidayDays } from '#domain/content/pages/holiday'
import { workingDaysBetween } from '#domain/dates/calendar'
import type { DueState } from '#domain/staff/queue'
import { isAwaitingReply, type Status } from '#domain/tickets/status'

/** Working days until a reply is due, or past it; `today` is a Riyadh day, `YYYY-MM-DD`. */
export function dueStateOf(
  { status, dueOn }: { status: Status; dueOn: string | null },
  today: string,
  holidays: ReadonlySet<string>,
): DueState {
  if (status === 'needs_information') return { state: 'held', days: 0 }
  if (!isAwaitingReply(status) || dueOn === null) return { state: 'done', days: 0 }
  if (dueOn === today) return { state: 'today', days: 0 }
  return dueOn < today
    ? { state: 'over', days: workingDaysBetween(dueOn, today, holidays) }
    : { state: 'ahead', days: workingDaysBetween(today, dueOn, holidays) }
}

/** Public holidays of all years, `YYYY-MM-DD`. */
export async function loadHolidays(db: Database, now: number): Promise<ReadonlySet<string>> {
  const { holiday } = await listKinds(db, ['holiday'], 'ar', now)
  return new Set(holidayDays(holiday))
}
