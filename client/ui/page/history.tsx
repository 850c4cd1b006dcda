import type { DateText } from '#domain/dates/date-text'
import { Icon } from '../icons/icon'
import { Day } from '../text/date'
import './changes.css'
import './article.css'

interface ChangesProps {
  of: readonly { date: DateText; note: string }[]
}

export function Changes({ of: entries }: ChangesProps) {
  return (
    <ol className="changes">
      {entries.map(({ date, note }) => (
        <li key={date.iso + note}>
          <Day date={date} />
          <p>{note}</p>
        </li>
      ))}
    </ol>
  )
}

interface ChangeHistoryProps {
  title: string
  entries: ChangesProps['of']
}

export function ChangeHistory({ title, entries }: ChangeHistoryProps) {
  if (entries.length === 0) return null
  return (
    <details className="history">
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <Changes of={entries} />
    </details>
  )
}
