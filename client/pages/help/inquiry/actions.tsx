import type { ReactNode } from 'react'
import type { ChangeState, InquiryResult } from '#domain/forms/personal-state'
import { ticketActionForms } from '#domain/forms/ticket-actions'
import { codeForm } from '#domain/forms/ticket-form-names'
import { routePath } from '#domain/site/routes'
import type { CodeAction } from '#domain/tickets/status'
import { formId } from '../../../forms/form-id'
import { FormView } from '../../../forms/form-view'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { Note } from './note'
import '../../../ui/box.css'
import './inquiry.css'

export function Actions({ result }: { result: InquiryResult }) {
  const { t } = usePage()
  const { hasHiddenFiles } = result
  const actions: CodeAction[] = [...(hasHiddenFiles ? ['files' as const] : []), ...result.actions]
  if (actions.length === 0) return null
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{t('tickets.title')}</h2>
      <CodeForm result={result} id={formId(codeForm)}>
        <RowList>
          {actions.map((action) => (
            <Action key={action} action={action} result={result} />
          ))}
        </RowList>
      </CodeForm>
      <p className="hint">{t('tickets.proof')}</p>
    </section>
  )
}

function Action({ action, result }: { action: CodeAction; result: InquiryResult }) {
  const { t, digits } = usePage()
  const until = action === 'reopen' ? result.reopenUntil : null
  const look = action === 'inform' || action === 'files' ? 'button--primary' : 'button--secondary'
  return (
    <ListRow
      title={t(`tickets.${action}.title`)}
      level={3}
      end={
        <button className={`button ${look}`} type="submit" name="action" value={action}>
          {t(`tickets.${action}.submit`)}
        </button>
      }
    >
      <p>{digits(t(`tickets.${action}.text`))}</p>
      {until && (
        <p className="hint">
          {`${t('tickets.reopen.until')} `}
          <Day date={until} />
        </p>
      )}
    </ListRow>
  )
}

interface ChangeProps {
  result: InquiryResult
  change: ChangeState
}

export function Change({ result, change: { action, form } }: ChangeProps) {
  const { t, locale, digits } = usePage()
  const hasTrouble = form.issues.length > 0 || form.failure !== null
  return (
    <section className="box stack change" aria-labelledby="change">
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: the result of the pressed button is read first, also without script */}
        <h2 id="change" tabIndex={-1} autoFocus={!hasTrouble}>
          {t(`tickets.${action}.title`)}
        </h2>
        <p>
          {`${digits(t('tickets.mailed'))} `}
          <bdi dir="ltr">{result.email}</bdi>.
        </p>
      </div>
      {action === 'inform' && result.events[0]?.note && (
        <Callout title={t('tickets.information')}>
          <Note of={result.events[0].note} />
        </Callout>
      )}
      <div>
        <FormView
          of={ticketActionForms[action]}
          state={form}
          hidden={{ result: result.token, action }}
          title={t(`tickets.confirm.${action}`)}
          submit={t(`tickets.${action}.submit`)}
        />
      </div>
      <CodeForm result={result}>
        <h3>{t('tickets.again.title')}</h3>
        <p className="hint">
          {t('tickets.again.text')}
          {(action === 'inform' || action === 'reopen') && ` ${t('tickets.again.lost')}`}
        </p>
        <p className="button-row">
          <button className="button button--quiet" type="submit" name="action" value={action}>
            {t('tickets.again.submit')}
          </button>
          <a
            className="button button--quiet"
            href={`${routePath('inquiry', locale)}?result=${result.token}`}
          >
            {t('tickets.back')}
          </a>
        </p>
      </CodeForm>
    </section>
  )
}

interface CodeFormProps {
  result: InquiryResult
  id?: string
  children: ReactNode
}

/** Requests a code; the pressed button, named `action`, states the purpose. */
function CodeForm({ result, id, children }: CodeFormProps) {
  const { locale } = usePage()
  return (
    <form id={id} method="post" action={routePath('inquiry', locale)}>
      <input type="hidden" name="form" value={codeForm} />
      <input type="hidden" name="idempotencyKey" value={result.idempotencyKey} />
      <input type="hidden" name="result" value={result.token} />
      {children}
    </form>
  )
}
