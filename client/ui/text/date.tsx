import type { DateText } from '#domain/dates/date-text'
import { usePage } from '../../i18n'

interface DayProps {
  date: DateText
  /** Puts each calendar on a line of its own (CSS). */
  isStacked?: boolean
  /** The Gregorian day alone: in lists whose records have pages, which show both. */
  isShort?: boolean
}

/** A day in both calendars, Gregorian first. */
export function Day({ date, isStacked = false, isShort = false }: DayProps) {
  const { t } = usePage()
  if (isShort) return <time dateTime={date.iso}>{date.gregorian}</time>
  return (
    <time dateTime={date.iso}>
      <span>{date.gregorian + (isStacked ? '' : t('date.separator').trim())}</span>{' '}
      <span className="hijri">{date.hijri}</span>
    </time>
  )
}
