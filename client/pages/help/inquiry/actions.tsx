import { toDigits } from '#domain/dates/format'
import type { InquiryResult } from '#domain/forms/personal-state'
import { codeForm } from '#domain/forms/ticket-form-names'
import type { TicketAction } from '#domain/tickets/status'
import { formId } from '../../../forms/form-id'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { CodeForm } from './code-form'
import './inquiry.css'

export function Actions({ result }: { result: InquiryResult }) {
  const { t } = usePage()
  const { actions } = result
  if (actions.length === 0) return null
  return (
    <section className="actions" aria-labelledby="actions">
      <h2 id="actions">{t('tickets.title')}</h2>
      <CodeForm result={result} id={formId(codeForm)} className="actions__list">
        {actions.map((action) => (
          <Action key={action} action={action} result={result} />
        ))}
      </CodeForm>
      <p className="hint">{t('tickets.proof')}</p>
    </section>
  )
}

function Action({ action, result }: { action: TicketAction; result: InquiryResult }) {
  const { t, site } = usePage()
  const until = action === 'reopen' ? result.reopenUntil : null
  const look = action === 'inform' ? 'button--primary' : 'button--secondary'
  return (
    <div className="actions__one">
      <div>
        <h3>{t(`tickets.${action}.title`)}</h3>
        <p>{toDigits(t(`tickets.${action}.text`), site.digits)}</p>
        {until && (
          <p className="hint">
            {`${t('tickets.reopen.until')} `}
            <Day date={until} />
          </p>
        )}
      </div>
      <button className={`button ${look}`} type="submit" name="action" value={action}>
        {t(`tickets.${action}.submit`)}
      </button>
    </div>
  )
}
