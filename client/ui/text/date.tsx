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

interface DatedProps {
  text: string
  /** The days that the text names, in order. */
  dates: readonly DateText[]
}

/** A sentence whose days are rendered in both calendars. */
export function Dated({ text, dates: [first, ...others] }: DatedProps) {
  const at = first ? text.indexOf(first.gregorian) : -1
  if (!first || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Day date={first} />
      <Dated text={text.slice(at + first.gregorian.length)} dates={others} />
    </>
  )
}
