import type { ReactNode } from 'react'
import { toDigits } from '#domain/dates/format'
import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange } from '#domain/forms/personal-state'
import { changeForm } from '#domain/forms/ticket-form-names'
import { routePath } from '#domain/site/routes'
import type { TicketAction } from '#domain/tickets/status'
import { formId } from '../../../forms/form-id'
import { useTyped } from '../../../forms/use-typed'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { OwnError } from '../parts'
import '../../../ui/danger-button.css'

export interface OwnActionsProps {
  of: OwnTicket
  change: OwnChange | undefined
}

/** Withdrawing or reopening, or why neither is possible. */
export function OwnActions({ of, change }: OwnActionsProps) {
  const { t } = usePage()
  const { actions } = of
  return (
    <section className="flow" aria-labelledby="actions">
      <h2 id="actions">{t('tickets.title')}</h2>
      {actions.includes('withdraw') && <Withdraw of={of} />}
      {actions.includes('reopen') ? (
        <Reopen of={of} change={change} />
      ) : (
        <p className="hint">
          {t(actions.length > 0 ? 'profile.request.later' : 'profile.request.nothing')}
        </p>
      )}
    </section>
  )
}

/** Asks for confirmation, because work on the request stops. */
function Withdraw({ of }: { of: OwnTicket }) {
  const { t, site } = usePage()
  return (
    <details id="withdraw">
      <summary className="button button--secondary">{t('tickets.withdraw.title')}</summary>
      <OwnForm of={of} action="withdraw" className="form">
        <p>{toDigits(t('tickets.withdraw.text'), site.digits)}</p>
        <button className="button danger-button" type="submit">
          {t('profile.request.withdraw')}
        </button>
      </OwnForm>
    </details>
  )
}

function Reopen({ of, change }: OwnActionsProps) {
  const { t, site } = usePage()
  return (
    <div id="reopen">
      <h3>{t('tickets.reopen.title')}</h3>
      <p>{toDigits(t('tickets.reopen.text'), site.digits)}</p>
      {of.reopenUntil && (
        <p className="hint">
          {`${t('tickets.reopen.until')} `}
          <Day date={of.reopenUntil} />
        </p>
      )}
      <OwnForm of={of} action="reopen" className="form" id={formId(changeForm)}>
        <OwnText
          label={t('tickets.reopen.reason')}
          hint={t('tickets.reopen.reasonHint')}
          change={change}
        />
        <button className="button button--secondary" type="submit">
          {t('tickets.reopen.submit')}
        </button>
      </OwnForm>
    </div>
  )
}

interface OwnFormProps {
  of: OwnTicket
  action: TicketAction
  id?: string
  className?: string
  children: ReactNode
}

/** Form of one action on the member's request, with the version that the page shows. */
export function OwnForm({ of, action, id, className, children }: OwnFormProps) {
  const { locale } = usePage()
  return (
    <form
      className={className}
      id={id}
      method="post"
      // URL-encoded, a long Arabic message would exceed the size limit of a form.
      encType="multipart/form-data"
      action={routePath('profileRequest', locale, { reference: of.reference })}
    >
      <input type="hidden" name="form" value={changeForm} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="version" value={of.version} />
      <input type="hidden" name="idempotencyKey" value={of.idempotencyKey} />
      {children}
    </form>
  )
}

interface OwnTextProps {
  label: string
  hint: string
  change: OwnChange | undefined
}

const fieldName = 'information'
const [hintId, errorId] = ['information-hint', 'information-error']

/** What the sender writes with an action, with its label, hint and error. */
export function OwnText({ label, hint, change }: OwnTextProps) {
  const { site } = usePage()
  const ref = useTyped(fieldName)
  const issue = change?.form.issues.find(({ field }) => field === fieldName)
  return (
    <div className={issue ? 'field field--error' : 'field'}>
      <label className="field__label" htmlFor={fieldName}>
        {label}
      </label>
      <p className="hint" id={hintId}>
        {toDigits(hint, site.digits)}
      </p>
      {issue && <OwnError id={errorId} message={issue.message} />}
      <textarea
        className="textarea"
        id={fieldName}
        name={fieldName}
        ref={ref}
        dir="auto"
        rows={7}
        defaultValue={change?.form.values.information}
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${errorId} ${hintId}` : hintId}
      />
    </div>
  )
}
