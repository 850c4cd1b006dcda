import type { Usefulness } from '#domain/feedback/usefulness-count'
import { invitation } from '#domain/forms/invitation'
import type { PersonalState } from '#domain/forms/personal-state'
import type { InvitationPayload } from '#domain/payloads/open'
import { FormPlace } from '../forms/form-place'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { TextSections } from '../ui/text/text-sections'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { NoticePeriods } from './invitation/notice'

interface InvitationProps {
  payload: InvitationPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Invitation({ payload, usefulness, personalState }: InvitationProps) {
  const { t } = usePage()
  const { lead, contents, body, participationTypes, notice, modified } = payload
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
      <div className="container">
        {isReceipt ? (
          <div className="reading">{request}</div>
        ) : (
          <>
            <div className="columns columns--aside invitation">
              <NoticePeriods of={notice} />
              <div className="reading" id="request">
                {request}
              </div>
              <div className="aside">
                <TextSections body={body} contents={contents} />
              </div>
            </div>
            <PageMeta modified={modified} />
          </>
        )}
      </div>
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
    </>
  )
}
