import { inquiry } from '#domain/forms/inquiry'
import type { PersonalState } from '#domain/forms/personal-state'
import { ticketActionForms } from '#domain/forms/ticket-actions'
import { stages, workingDaysToReply } from '#domain/tickets/status'
import { ErrorSummary } from '../../../forms/error-summary'
import { FormView } from '../../../forms/form-view'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { Facts } from '../../../ui/lists/facts'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Callout } from '../../../ui/text/callout'
import { Fact } from '../../../ui/text/inline'
import { ArrowLink } from '../../../ui/text/link'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Actions, Change } from './actions'
import type { InquiryPayload } from './payload'
import { StatusCard, Timeline } from './status-card'
import { Summary } from './summary'
import { Unsent } from './unsent'
import '../../../ui/lists/aside.css'
import './inquiry.css'
import '../../../ui/lists/steps.css'

export function Inquiry({ payload, usefulness, personalState }: PageProps<InquiryPayload>) {
  return (
    <>
      <PageHead lead={personalState?.kind !== 'inquiry' && payload.lead} />
      <div className="container">
        {personalState?.kind === 'form' && (
          <InquiryForm payload={payload} personalState={personalState} />
        )}
        {personalState?.kind === 'inquiry' && <TicketResult personalState={personalState} />}
      </div>
      {personalState?.kind !== 'inquiry' && (
        <LazyFeedback usefulness={usefulness} personalState={personalState} />
      )}
    </>
  )
}

interface InquiryFormProps {
  payload: InquiryPayload
  personalState: PersonalState & { kind: 'form' }
}

function InquiryForm({ payload, personalState: { form, expired, unsent } }: InquiryFormProps) {
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
          <LostNumber prefixes={payload.prefixes} />
        </div>
        <Stages />
        <div className="aside">
          <Channels of={payload.channels} />
        </div>
      </div>
      <PageMeta modified={payload.modified} />
    </>
  )
}

function TicketResult({
  personalState: { result, change },
}: {
  personalState: PersonalState & { kind: 'inquiry' }
}) {
  const isRefused = change?.step === 'refused'
  return (
    <div className="columns columns--aside">
      <div className="reading stack">
        {isRefused && (
          <div>
            <ErrorSummary
              of={ticketActionForms[change.action]}
              state={change.form}
              isAnswer={false}
            />
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

/** The places where a lost number is found, the likeliest first. */
function LostNumber({ prefixes }: Pick<InquiryPayload, 'prefixes'>) {
  const { t } = usePage()
  return (
    <section className="lost-number" aria-labelledby="lost">
      <h2 id="lost">{t('inquiry.lost.title')}</h2>
      <p>{t('inquiry.lost.mail')}</p>
      <Facts shape="grid">
        {prefixes.map(({ prefix, kind }) => (
          <Fact term={<bdi dir="ltr">{prefix}</bdi>} key={prefix}>
            {kind}
          </Fact>
        ))}
      </Facts>
      <p>
        <ArrowLink to="profile">{t('inquiry.lost.profile')}</ArrowLink>
      </p>
      <p>
        <ArrowLink to="contact">{t('inquiry.lost.write')}</ArrowLink>
      </p>
    </section>
  )
}

const days = Array.from({ length: workingDaysToReply }, (_, day) => day)

function Stages() {
  const { t } = usePage()
  return (
    <section className="reading flow" aria-labelledby="stages">
      <h2 id="stages">{t('inquiry.stages')}</h2>
      <ol className="steps">
        {stages.map((stage) => (
          <li key={stage}>
            <h3>{t(`status.${stage}.title`)}</h3>
            <p>{t(`status.${stage}.text`)}</p>
            {stage === 'in_review' && (
              <p className="steps__time request-days">
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
