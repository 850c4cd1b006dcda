import { inquiry } from '#domain/forms/inquiry'
import type { InquiryResult, PersonalState } from '#domain/forms/personal-state'
import { ticketActionForms } from '#domain/forms/ticket-actions'
import { routePath } from '#domain/site/routes'
import { stages } from '#domain/tickets/status'
import { ErrorSummary } from '../../../forms/error-summary'
import { FormView } from '../../../forms/form-view'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { Facts } from '../../../ui/lists/facts'
import { Steps } from '../../../ui/lists/steps'
import { PageHead } from '../../../ui/page/page-head'
import { Callout } from '../../../ui/text/callout'
import { Fact } from '../../../ui/text/inline'
import { ArrowLink } from '../../../ui/text/link'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Actions, Change } from './actions'
import type { InquiryPayload } from './payload'
import { Solved, SolvedByMail } from './solved'
import { StatusCard, Timeline } from './status-card'
import { Summary } from './summary'
import { Unsent } from './unsent'

export function Inquiry(page: PageProps<InquiryPayload>) {
  const { payload, personalState } = page
  const isResult = personalState?.kind === 'inquiry'
  const isQuestion = personalState?.kind === 'resolution'
  return (
    <>
      <PageHead lead={!isResult && !isQuestion && payload.lead} />
      <LazyPageBody of={page} isResult={isResult || isQuestion}>
        {personalState?.kind === 'form' && (
          <InquiryForm payload={payload} personalState={personalState} />
        )}
        {isResult && <TicketResult of={personalState} />}
        {personalState?.kind === 'resolution' && <SolvedByMail of={personalState} />}
      </LazyPageBody>
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
  )
}

function TicketResult({ of: { result, change } }: { of: PersonalState & { kind: 'inquiry' } }) {
  return (
    <div className="columns columns--aside">
      <div className="reading stack">
        {change?.step === 'refused' && (
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
        {result.resolution && change?.step !== 'code' && <SolvedHere of={result} />}
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

function SolvedHere({ of: { resolution, token } }: { of: InquiryResult }) {
  const { t, locale } = usePage()
  if (!resolution) return null
  return (
    <Solved
      of={resolution}
      action={routePath('inquiry', locale)}
      hidden={{ result: token }}
      reopening={
        <a className="button button--secondary" href="#actions">
          {t('tickets.solved.reopen')}
        </a>
      }
    />
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

function Stages() {
  const { t } = usePage()
  return (
    <section className="reading flow" aria-labelledby="stages">
      <h2 id="stages">{t('inquiry.stages')}</h2>
      <Steps
        of={stages.map((stage) => ({
          title: t(`status.${stage}.title`),
          text: t(`status.${stage}.text`),
          time: stage === 'in_review' ? t('receipt.dueHint') : null,
        }))}
      />
    </section>
  )
}
