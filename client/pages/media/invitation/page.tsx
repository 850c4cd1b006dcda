import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import { invitation } from '#domain/forms/invitation'
import type { PersonalState } from '#domain/forms/personal-state'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Day } from '../../../ui/text/date'
import { TextSections } from '../../../ui/text/text-sections'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { InvitationNotice, InvitationPayload } from './payload'
import '../../../ui/lists/aside.css'
import './invitation.css'

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

/** Three weeks, so that weekends are below each other. */
const daysPerRow = 21

/** Dates that follow from an invitation of today, one square for each day, hollow if it is off. */
function NoticePeriods({ of: notice }: { of: readonly InvitationNotice[] }) {
  const { t, site } = usePage()
  return (
    <section className="invitation-notice" aria-labelledby="notice">
      <h2 id="notice">{t('invitation.notice.label')}</h2>
      <dl>
        {notice.map(({ name, count, days, off, day }) => (
          <div key={name}>
            <dt>{t(`invitation.notice.${name}.title`)}</dt>
            <dd>
              <Day date={day} isStacked />
            </dd>
            <dd className="invitation-notice__time">
              {toDigits(t(`invitation.notice.${name}.note`, { count }), site.digits)}
              <UnitSquares count={days} perRow={daysPerRow} hollow={off} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t('invitation.notice.square')}</p>
    </section>
  )
}
