import { addDays, isWorkingDay } from '#domain/dates/calendar'
import { listBilingual } from '../../entries/entries'
import type { Source } from './source'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export const workingDaysSource: Source = async (deps) => {
  const holidays = new Map<string, { ar: string; en: string }>()
  for (const { ar, en } of await listBilingual(deps, 'holiday')) {
    for (let day = 0; ar.date && day < ar.body.days; day += 1) {
      holidays.set(addDays(ar.date, day), { ar: ar.title, en: en.title })
    }
  }
  const years = [...holidays.keys()].map((day) => day.slice(0, 4)).toSorted()
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return []
  const off = new Set(holidays.keys())
  const rows = []
  for (let day = `${first}-01-01`; day <= `${last}-12-31`; day = addDays(day, 1)) {
    rows.push({
      day,
      weekday: weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? null,
      working_day: isWorkingDay(day, off),
      holiday_ar: holidays.get(day)?.ar ?? null,
      holiday_en: holidays.get(day)?.en ?? null,
    })
  }
  return rows
}
