import { invitation } from '#domain/forms/invitation'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { PageHead } from '../../../ui/page/page-head'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { TextSections } from '../../../ui/text/text-sections'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { InvitationNotice, InvitationPayload } from './payload'
import '../../../ui/lists/aside.css'

export function Invitation(page: PageProps<InvitationPayload>) {
  const { t } = usePage()
  const { personalState } = page
  const { lead, contents, body, participationTypes, notice } = page.payload
  const isReceipt = personalState?.kind === 'receipt'
  const request = (
    <FormPlace
      personalState={personalState}
      of={invitation}
      options={{ participationTypes }}
      title={t('invitation.formTitle')}
      submit={t('invitation.submit')}
    />
  )
  return (
    <>
      <PageHead lead={!isReceipt && lead} />
      <LazyPageBody of={page} isResult={isReceipt}>
        {isReceipt ? (
          <div className="reading">{request}</div>
        ) : (
          <div className="columns columns--aside">
            <div className="reading" id="request">
              {request}
            </div>
            <div className="aside">
              <NoticePeriods of={notice} />
              <TextSections body={body} contents={contents} />
            </div>
          </div>
        )}
      </LazyPageBody>
    </>
  )
}

/** Dates that follow from an invitation of today. */
function NoticePeriods({ of: notice }: { of: readonly InvitationNotice[] }) {
  const { t, digits } = usePage()
  return (
    <section aria-labelledby="notice">
      <h2 id="notice">{t('invitation.notice.label')}</h2>
      <Facts shape="ladder">
        {notice.map(({ name, count, day }) => (
          <Fact term={t(`invitation.notice.${name}.title`)} key={name}>
            <Day date={day} isStacked />
            <small>{digits(t(`invitation.notice.${name}.note`, { count }))}</small>
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
