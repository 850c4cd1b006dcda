import type { DateText } from '#domain/dates/date-text'
import { usePage } from '../../i18n'

interface DayProps {
  date: DateText
  /** Puts each calendar on a line of its own (CSS). */
  isStacked?: boolean
}

/** A day in both calendars, Gregorian first. */
export function Day({ date, isStacked = false }: DayProps) {
  const { t } = usePage()
  return (
    <time dateTime={date.iso}>
      <span>{date.gregorian + (isStacked ? '' : t('date.separator').trim())}</span>{' '}
      <span className="hijri">{date.hijri}</span>
    </time>
  )
}
