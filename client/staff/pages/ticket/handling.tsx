import type { HandlingEntry } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'

/** What staff did with the ticket without telling its sender, newest first. */
export function Handling({ of: entries }: { of: readonly HandlingEntry[] }) {
  const { t } = usePage()
  if (entries.length === 0) return null
  return (
    <section className="box" aria-labelledby="handling-title">
      <h2 id="handling-title">{t('deskTicket.handling.title')}</h2>
      <ol className="hist" reversed>
        {entries.map((entry) => (
          <li key={entry.sequence}>
            <p>
              <What of={entry} />
            </p>
            <small>
              <bdi>{entry.actor}</bdi> <bdi dir="ltr">{entry.time}</bdi> <Day date={entry.date} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function What({ of: { action, assignee, file, template } }: { of: HandlingEntry }) {
  const { t } = usePage()
  if (template !== null) return t('deskTicket.handling.templated', { title: template })
  if (action === 'ticket.undone') return t('deskTicket.handling.undone')
  if (action === 'ticket.downloaded') {
    return t('deskTicket.handling.downloaded', { number: file ?? '' })
  }
  return assignee === null
    ? t('deskTicket.handling.unassigned')
    : t('deskTicket.handling.assigned', { name: assignee })
}
