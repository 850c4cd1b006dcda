import { invitation } from '#domain/forms/invitation'
import type { Own } from '#domain/forms/personal-state'
import type { InvitationPayload } from '#domain/payloads/open'
import type { Usefulness } from '#domain/payloads/payloads'
import { RequestPlace } from '../forms/request-place'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Blocks } from '../ui/text/blocks'
import { FeedbackPlace } from '../widgets/feedback/lazy-feedback'

interface InvitationProps {
  payload: InvitationPayload
  usefulness?: Usefulness
  own?: Own
}

export function Invitation({ payload, usefulness, own }: InvitationProps) {
  const { t } = usePage()
  const { lead, contents, body, participationTypes, modified } = payload
  const isReceipt = own?.kind === 'receipt'
  const request = (
    <RequestPlace
      own={own}
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
            <div className="columns columns--book">
              <Toc contents={[...contents, { id: 'request', title: t('invitation.formTitle') }]} />
              <div className="reading flow">
                <div className="flow prose">
                  <Blocks of={body} />
                </div>
                <section className="form-place" id="request">
                  {request}
                </section>
              </div>
            </div>
            <PageMeta modified={modified} />
          </>
        )}
      </div>
      {!isReceipt && <FeedbackPlace usefulness={usefulness} own={own} />}
    </>
  )
}
