import type { Database } from '#db/client'
import { listKinds } from '#db/entries/entries'
import { holidayDays } from '#domain/content/pages/holiday'

/** Public holidays of all years, `YYYY-MM-DD`. */
export async function loadHolidays(db: Database, now: number): Promise<ReadonlySet<string>> {
  const { holiday } = await listKinds(db, ['holiday'], 'ar', now)
  return new Set(holidayDays(holiday))
}
