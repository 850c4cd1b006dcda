import { toDigits } from '#domain/dates/format'
import type { ChangeState, InquiryResult } from '#domain/forms/personal-state'
import { ticketActionForms } from '#domain/forms/ticket-actions'
import { routePath } from '#domain/site/routes'
import { FormView } from '../../../forms/form-view'
import { usePage } from '../../../i18n'
import { Callout } from '../../../ui/text/callout'
import { CodeForm } from './code-form'
import { Note } from './note'
import './inquiry.css'

interface ChangeProps {
  result: InquiryResult
  change: ChangeState
}

export function Change({ result, change: { action, form } }: ChangeProps) {
  const { t, locale, site } = usePage()
  const hasTrouble = form.issues.length > 0 || form.failure !== null
  return (
    <section className="change" aria-labelledby="change">
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: the result of the pressed button is read first, also without script */}
        <h2 id="change" tabIndex={-1} autoFocus={!hasTrouble}>
          {t(`tickets.${action}.title`)}
        </h2>
        <p>
          {`${toDigits(t('tickets.mailed'), site.digits)} `}
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
      <CodeForm result={result} className="change__again">
        <h3>{t('tickets.again.title')}</h3>
        <p className="hint">
          {t('tickets.again.text')}
          {action !== 'withdraw' && ` ${t('tickets.again.lost')}`}
        </p>
        <button className="button button--quiet" type="submit" name="action" value={action}>
          {t('tickets.again.submit')}
        </button>
        <a
          className="button button--quiet"
          href={`${routePath('inquiry', locale)}?result=${result.token}`}
        >
          {t('tickets.back')}
        </a>
      </CodeForm>
    </section>
  )
}
