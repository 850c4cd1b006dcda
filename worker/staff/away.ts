import { listAbsent } from '#db/staff/absences'
import { riyadhDate } from '#domain/dates/calendar'
import type { StaffRequest } from './staff-handler'

/** True if somebody else is away today, to whom nothing is assigned. */
export async function isAway({ ctx, id }: StaffRequest, officer: string): Promise<boolean> {
  if (officer === '' || officer === id) return false
  const absent = await listAbsent(ctx.primary, riyadhDate(ctx.now))
  return absent.some((one) => one.officer === officer)
}
