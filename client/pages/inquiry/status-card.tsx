import type { InquiryResult } from '#domain/forms/own'
import { usePage } from '../../i18n'
import { OverdueBadge, StatusBadge, toneOf } from './badge'
import { progressOf } from './progress'

/** What can be said of a request now, and how far it has come. */
export function StatusCard({ result }: { result: InquiryResult }) {
  const { t } = usePage()
  const { reference, requestType, topic, status, isOverdue } = result
  return (
    <section className="status-card" aria-labelledby="status">
      <div className="status-card__top">
        <p>
          <bdi dir="ltr" className="ref">
            {reference}
          </bdi>
          <span>{topic ? requestType + t('date.separator') + topic : requestType}</span>
        </p>
        <div className="status-card__badges">
          {isOverdue && <OverdueBadge />}
          <StatusBadge status={status} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is read first, without script too */}
      <h2 id="status" tabIndex={-1} autoFocus>
        {t(`status.${status}.title`)}
      </h2>
      <p>{t(`status.${status}.text`)}</p>
      {isOverdue && <p>{t('inquiry.late')}</p>}
      <Progress result={result} />
    </section>
  )
}

function Progress({ result }: { result: InquiryResult }) {
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
