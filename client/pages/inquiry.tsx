import { inquiry } from '#domain/forms/inquiry'
import type { Own } from '#domain/forms/personal-state'
import { changeForms } from '#domain/forms/ticket-actions'
import type { InquiryPayload, Usefulness } from '#domain/payloads/payloads'
import { ErrorSummary } from '../forms/error-summary'
import { FormView } from '../forms/form-view'
import { usePage } from '../i18n'
import { Channels } from '../ui/lists/channels'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Callout } from '../ui/text/callout'
import { FeedbackPlace } from '../widgets/feedback/lazy-feedback'
import { Actions } from './inquiry/actions'
import { Change } from './inquiry/change'
import { StatusCard } from './inquiry/status-card'
import { Summary } from './inquiry/summary'
import { Timeline } from './inquiry/timeline'
import { Unsent } from './inquiry/unsent'

interface InquiryProps {
  payload: InquiryPayload
  usefulness?: Usefulness
  own?: Own
}

export function Inquiry({ payload, usefulness, own }: InquiryProps) {
  return (
    <>
      <PageHead lead={own?.kind !== 'inquiry' && payload.lead} />
      <div className="container">
        {own?.kind === 'form' && <Ask payload={payload} own={own} />}
        {own?.kind === 'inquiry' && <Answer own={own} />}
      </div>
      {own?.kind !== 'inquiry' && <FeedbackPlace usefulness={usefulness} own={own} />}
    </>
  )
}

interface AskProps {
  payload: InquiryPayload
  own: Own & { kind: 'form' }
}

function Ask({ payload, own: { form, expired, unsent } }: AskProps) {
  const { t } = usePage()
  return (
    <>
      <div className="columns columns--aside">
        <div className="reading">
          {expired && (
            <Callout title={t('inquiry.expired.title')} level={2}>
              <p>{t('inquiry.expired.text')}</p>
            </Callout>
          )}
          {unsent && <Unsent text={unsent} />}
          <FormView
            of={inquiry}
            state={form}
            options={{}}
            title={t('inquiry.formTitle')}
            submit={t('inquiry.submit')}
          >
            <p className="hint">{t('inquiry.delay')}</p>
          </FormView>
        </div>
        <div className="aside">
          <Channels of={payload.channels} />
        </div>
      </div>
      <PageMeta modified={payload.modified} />
    </>
  )
}

function Answer({ own: { result, change } }: { own: Own & { kind: 'inquiry' } }) {
  const isRefused = change?.step === 'refused'
  return (
    <div className="columns columns--aside">
      <div className="reading inquiry">
        {isRefused && (
          <div>
            <ErrorSummary of={changeForms[change.action]} state={change.form} isAnswer={false} />
            {change.form.values.information && <Unsent text={change.form.values.information} />}
          </div>
        )}
        <StatusCard result={result} change={change} />
        {change?.step === 'code' ? (
          <Change result={result} change={change} />
        ) : (
          <Actions result={result} />
        )}
        <Timeline events={result.events} />
      </div>
      <Summary result={result} />
    </div>
  )
}
