import type { DateText } from '#domain/dates/date-text'
import { Day } from './date'

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
