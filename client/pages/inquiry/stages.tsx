import { stages } from '#domain/tickets/status'
import { usePage } from '../../i18n'

/** The regular stages of a request, for those who have yet to look theirs up. */
export function Stages() {
  const { t } = usePage()
  return (
    <section className="request-stages" aria-labelledby="stages">
      <h2 id="stages">{t('inquiry.stages')}</h2>
      <ol className="steps steps--row">
        {stages.map((stage) => (
          <li key={stage}>
            <h3>{t(`status.${stage}.title`)}</h3>
            <p>{t(`status.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
