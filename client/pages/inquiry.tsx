import { inquiry } from '#domain/forms/inquiry'
import type { FormState, InquiryResult, Own } from '#domain/forms/own'
import type { InquiryPayload } from '#domain/payloads'
import { FormView } from '../forms/form-view'
import { usePage } from '../i18n'
import { Callout } from '../ui/callout'
import { Channels } from '../ui/channels'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import { StatusCard } from './inquiry/status-card'
import { Summary } from './inquiry/summary'
import { Timeline } from './inquiry/timeline'

export function Inquiry({ payload, own }: { payload: InquiryPayload; own?: Own }) {
  return (
    <>
      <PageHead lead={own?.kind !== 'inquiry' && payload.lead} />
      <div className="container">
        {own?.kind === 'form' && (
          <Ask payload={payload} state={own.form} hasExpired={own.expired ?? false} />
        )}
        {own?.kind === 'inquiry' && <Answer result={own.result} />}
      </div>
    </>
  )
}

interface AskProps {
  payload: InquiryPayload
  state: FormState
  /** The address asked for a result that is shown no longer. */
  hasExpired: boolean
}

function Ask({ payload, state, hasExpired }: AskProps) {
  const { t } = usePage()
  return (
    <>
      <div className="columns columns--aside">
        <div className="reading">
          {hasExpired && (
            <Callout title={t('inquiry.expired.title')} level={2}>
              <p>{t('inquiry.expired.text')}</p>
            </Callout>
          )}
          <FormView
            of={inquiry}
            state={state}
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

function Answer({ result }: { result: InquiryResult }) {
  return (
    <div className="columns columns--aside">
      <div className="reading inquiry">
        <StatusCard result={result} />
        <Timeline events={result.events} />
      </div>
      <Summary result={result} />
    </div>
  )
}
