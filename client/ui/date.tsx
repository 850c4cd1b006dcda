import type { DateText } from '#domain/payloads'
import { usePage } from '../i18n'

/** A day in both calendars, Gregorian first. */
export function Day({ date }: { date: DateText }) {
  const { t } = usePage()
  return (
    <time dateTime={date.iso}>
      {date.gregorian + t('date.separator')}
      <span className="hijri">{date.hijri}</span>
    </time>
  )
}
