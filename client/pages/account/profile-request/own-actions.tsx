import { toDigits } from '#domain/dates/format'
import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange } from '#domain/forms/personal-state'
import { changeForm } from '#domain/forms/ticket-form-names'
import { formId } from '../../../forms/form-id'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Day } from '../../../ui/text/date'
import { OwnForm } from './own-form'
import { OwnText } from './own-text'
import '../../../ui/danger-button.css'
import '../../../forms/fields.css'
import '../../help/inquiry/inquiry.css'
import './profile-request.css'

interface OwnActionsProps {
  of: OwnTicket
  change: OwnChange | undefined
}

/** Withdrawing or reopening, or why neither is possible. */
export function OwnActions({ of, change }: OwnActionsProps) {
  const { t } = usePage()
  const { actions } = of
  return (
    <section className="actions" aria-labelledby="actions">
      <h2 id="actions">{t('tickets.title')}</h2>
      <div className="actions__list">
        {actions.includes('withdraw') && <Withdraw of={of} />}
        {actions.includes('reopen') && <Reopen of={of} change={change} />}
        {!actions.includes('reopen') && (
          <p className="own-closed">
            <Icon name="lock" />
            <span>
              {t(actions.length > 0 ? 'profile.request.later' : 'profile.request.nothing')}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

/** Asks once more, because the work on the request stops. */
function Withdraw({ of }: { of: OwnTicket }) {
  const { t, site } = usePage()
  return (
    <details className="own-withdraw" id="withdraw">
      <summary className="button button--secondary">{t('tickets.withdraw.title')}</summary>
      <OwnForm of={of} action="withdraw">
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
      <OwnForm of={of} action="reopen" className="form own-inform" id={formId(changeForm)}>
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
