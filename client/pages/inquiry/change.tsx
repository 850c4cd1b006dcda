import { toDigits } from '#domain/dates/format'
import type { ChangeState, InquiryResult } from '#domain/forms/personal-state'
import { changeForms } from '#domain/forms/ticket-actions'
import { routePath } from '#domain/site/routes'
import { FormView } from '../../forms/form-view'
import { usePage } from '../../i18n'
import { Callout } from '../../ui/text/callout'
import { CodeForm } from './code-form'

interface ChangeProps {
  result: InquiryResult
  change: ChangeState
}

/** Where the mailed code is entered, and with it what was asked for; or a new code is asked for. */
export function Change({ result, change: { action, form } }: ChangeProps) {
  const { t, locale, site } = usePage()
  const hasTrouble = form.issues.length > 0 || form.failure !== null
  return (
    <section className="change" aria-labelledby="change">
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just pressed is read first, without script too */}
        <h2 id="change" tabIndex={-1} autoFocus={!hasTrouble}>
          {t(`requests.${action}.title`)}
        </h2>
        <p>
          {`${toDigits(t('requests.mailed'), site.digits)} `}
          <bdi dir="ltr">{result.email}</bdi>.
        </p>
      </div>
      {action === 'inform' && result.events[0]?.note && (
        <Callout title={t('requests.information')}>
          <p>{result.events[0].note}</p>
        </Callout>
      )}
      <div>
        <FormView
          of={changeForms[action]}
          state={form}
          hidden={{ result: result.token, action }}
          title={t(`requests.confirm.${action}`)}
          submit={t(`requests.${action}.submit`)}
        />
      </div>
      <CodeForm result={result} className="change__again">
        <h3>{t('requests.again.title')}</h3>
        <p className="hint">
          {t('requests.again.text')}
          {action === 'inform' && ` ${t('requests.again.lost')}`}
        </p>
        <button className="button button--quiet" type="submit" name="action" value={action}>
          {t('requests.again.submit')}
        </button>
        <a
          className="button button--quiet"
          href={`${routePath('inquiry', locale)}?result=${result.token}`}
        >
          {t('requests.back')}
        </a>
      </CodeForm>
    </section>
  )
}
