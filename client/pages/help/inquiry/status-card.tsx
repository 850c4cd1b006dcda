import type { ReactNode } from 'react'
import type { ChangeState, OwnChange } from '#domain/forms/personal-state'
import type { TicketView } from '#domain/forms/ticket-view'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { OverdueBadge, StatusTitle, toneOf } from './badge'
import { progressOf } from './progress'
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
    <section className="status-card" aria-labelledby="status">
      <div className="status-card__top">
        <p>
          <bdi dir="ltr" className="ref">
            {reference}
          </bdi>
          <span>{topic ? requestType + t('date.separator') + topic : requestType}</span>
        </p>
        {isOverdue && <OverdueBadge />}
      </div>
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
        <p className="status-card__done" id="done">
          <Icon name="check" />
          {t(`tickets.${done}.done`)}
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
      {isOverdue && <p>{t('inquiry.late')}</p>}
      {children}
      <Progress result={result} />
    </section>
  )
}

function Progress({ result }: { result: TicketView }) {
  const { t } = usePage()
  return (
    <ol className="progress" aria-label={t('inquiry.stages')}>
      {progressOf(result).map(({ status, state }) => (
        <li
          key={status}
          className={state === 'now' ? `is-now tone--${toneOf(status)}` : `is-${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {t(`status.${status}.title`)}
        </li>
      ))}
    </ol>
  )
}
