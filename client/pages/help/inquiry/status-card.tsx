import type { ReactNode } from 'react'
import type { ChangeState, OwnChange } from '#domain/forms/personal-state'
import type { RequestEvent, TicketView } from '#domain/forms/ticket-view'
import { isOpen, type Status, stages } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { EventNote } from './answer'
import { OverdueBadge, StatusTitle, toneOf } from './badge'
import '../../../ui/box.css'
import '../stages.css'
import './inquiry.css'

interface StatusCardProps {
  result: TicketView
  /** Action that the sender is performing. */
  change: ChangeState | OwnChange | undefined
  children?: ReactNode
}

export function StatusCard({ result, change, children }: StatusCardProps) {
  const { t } = usePage()
  const { reference, requestType, topic, status, isOverdue } = result
  const done = change?.step === 'done' ? change.action : null
  return (
    <section className="box status-card" aria-labelledby="status">
      <p className="hint">
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        {t('date.separator')}
        {topic ? requestType + t('date.separator') + topic : requestType}
      </p>
      {isOverdue && <OverdueBadge />}
      <h2
        id="status"
        tabIndex={-1}
        aria-describedby={done ? 'done' : undefined}
        // biome-ignore lint/a11y/noAutofocus: the result of the submission is read first, also without script
        autoFocus={!change || done !== null}
      >
        <StatusTitle status={status} />
      </h2>
      {done && (
        <p id="done">
          <Badge tone="success" icon="check">
            {t(`tickets.${done}.done`)}
          </Badge>
        </p>
      )}
      <p>{t(`status.${status}.text`)}</p>
      {result.duplicateOf && (
        <p>
          {`${t('inquiry.first')} `}
          <bdi dir="ltr" className="ref">
            {result.duplicateOf}
          </bdi>
        </p>
      )}
      {result.amended && (
        <p>
          {`${t(`tickets.amended.${result.amended.kind}`)} `}
          <Day date={result.amended.date} />
        </p>
      )}
      {isOverdue && <p>{t('inquiry.late')}</p>}
      {children}
      <ol className="stages" aria-label={t('inquiry.stages')}>
        {progressOf(result).map(({ status, state }) => (
          <li
            key={status}
            className={`stages__${state} tone--${toneOf(status)}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {t(`status.${status}.title`)}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ProgressStep {
  status: Status
  state: 'done' | 'now' | 'next'
}

const waiting: readonly Status[] = ['needs_information', 'referred']

/**
 * Progress of a ticket. A ticket that ended outside of the regular stages shows the stages it
 * passed and its final status.
 */
export function progressOf({
  status,
  events,
}: Pick<TicketView, 'status' | 'events'>): ProgressStep[] {
  const isWaiting = waiting.includes(status)
  if (!isWaiting && stages.every((stage) => stage !== status)) {
    const passed = stages.filter(
      (stage) => stage === 'received' || events.some((event) => event.status === stage),
    )
    const done = passed.map((stage): ProgressStep => ({ status: stage, state: 'done' }))
    return [...done, { status, state: 'now' }]
  }
  // A stage in which the ticket waits stands after the review.
  const steps = stages.flatMap((stage): Status[] =>
    isWaiting && stage === 'in_review' ? [stage, status] : [stage],
  )
  const current = steps.indexOf(status)
  const stateAt = (index: number) => (index === current ? 'now' : index < current ? 'done' : 'next')
  return steps.map((step, index) => ({ status: step, state: stateAt(index) }))
}

export function Timeline({ events }: { events: RequestEvent[] }) {
  const { t } = usePage()
  /** An open request is at its newest event. */
  const titleOf = ({ status }: RequestEvent, index: number) =>
    index === 0 && isOpen(status) ? <StatusTitle status={status} /> : t(`status.${status}.title`)
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('inquiry.timeline')}</h2>
      <RowList className="timeline">
        {events.map((event, index) => (
          <ListRow
            side={
              <>
                <Day date={event.date} />
                <bdi>{event.time}</bdi>
              </>
            }
            title={titleOf(event, index)}
            level={3}
            key={event.sequence}
          >
            <EventNote of={event} />
            {event.information === null && <p className="hint">{t('inquiry.added')}</p>}
            {event.information && (
              <blockquote>
                <p className="written">
                  <bdi>{event.information}</bdi>
                </p>
              </blockquote>
            )}
          </ListRow>
        ))}
      </RowList>
    </section>
  )
}
