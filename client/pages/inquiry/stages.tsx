import { workingDaysToReply } from '#domain/tickets/reply-time'
import { stages } from '#domain/tickets/status'
import { usePage } from '../../i18n'

const days = Array.from({ length: workingDaysToReply }, (_, day) => day)

/** The regular stages of a request, with a square for each day until the reply. */
export function Stages() {
  const { t } = usePage()
  return (
    <section className="request-stages" aria-labelledby="stages">
      <h2 id="stages">{t('inquiry.stages')}</h2>
      <ol className="steps">
        {stages.map((stage) => (
          <li key={stage}>
            <h3>{t(`status.${stage}.title`)}</h3>
            <p>{t(`status.${stage}.text`)}</p>
            {stage === 'in_review' && (
              <p className="request-stages__days">
                <span aria-hidden>
                  {days.map((day) => (
                    <i key={day} />
                  ))}
                </span>
                {t('receipt.dueHint')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
