import type { DateText } from '#domain/payloads'
import { Day } from './date'
import { Icon } from './icon'

interface HistoryProps {
  title: string
  entries: readonly { date: DateText; note: string }[]
}

/** What was changed in a text and when, closed until it is asked for; nothing where nothing was. */
export function History({ title, entries }: HistoryProps) {
  if (entries.length === 0) return null
  return (
    <details className="history">
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <ol>
        {entries.map(({ date, note }) => (
          <li key={date.iso + note}>
            <Day date={date} />
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
