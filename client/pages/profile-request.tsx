import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange, PersonalState } from '#domain/forms/personal-state'
import type { ProfileRequestPayload } from '#domain/payloads/open'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { HeadFrame } from '../ui/page/page-head'
import { Isolated } from '../ui/text/isolated'
import { PageLink } from '../ui/text/link'
import { StatusCard } from './inquiry/status-card'
import { TicketDates } from './inquiry/summary'
import { Timeline } from './inquiry/timeline'
import { Unsent } from './inquiry/unsent'
import { WorkingDays } from './profile/working-days'
import { InformForm } from './profile-request/inform-form'
import { OwnActions } from './profile-request/own-actions'
import { ActionRefusal } from './profile-request/refusal'
import { SentAnswers } from './profile-request/sent-answers'

interface ProfileRequestProps {
  payload: ProfileRequestPayload
  personalState?: PersonalState
}

export function ProfileRequest({ payload, personalState }: ProfileRequestProps) {
  const { title } = usePage()
  return (
    <>
      <HeadFrame>
        <h1>
          <Isolated text={title} part={payload.reference} />
        </h1>
      </HeadFrame>
      <div className="container">
        {personalState?.kind === 'request' && (
          <OwnRequest of={personalState.result} change={personalState.change} />
        )}
        {personalState?.kind === 'loggedOut' && <LoggedOut text={personalState.unsent} />}
      </div>
    </>
  )
}

function OwnRequest({ of: request, change }: { of: OwnTicket; change: OwnChange | undefined }) {
  const { t } = usePage()
  const { days, actions } = request
  const hasTrouble = change && (change.form.failure !== null || change.form.issues.length > 0)
  const isAsked = actions.includes('inform')
  const canWrite = isAsked || actions.includes('reopen')
  const typed = change?.form.values.information
  return (
    <div className="columns columns--aside">
      <div className="reading inquiry">
        {hasTrouble && (
          <div>
            <ActionRefusal of={change} />
            {typed && !canWrite && <Unsent text={typed} advice={t('profile.request.unsent')} />}
          </div>
        )}
        <StatusCard result={request} change={change}>
          {days && <WorkingDays of={days} />}
        </StatusCard>
        {isAsked && <InformForm of={request} change={change} />}
        <OwnActions of={request} change={change} />
        <Timeline events={request.events} />
        <SentAnswers of={request} />
      </div>
      <aside className="summary sticky" aria-labelledby="summary">
        <h2 id="summary">{t('inquiry.summary')}</h2>
        <dl className="facts">
          <TicketDates of={request} />
        </dl>
        <PageLink to="profile" className="button button--secondary">
          {t('profile.request.back')}
        </PageLink>
      </aside>
    </div>
  )
}

/** The session ended while something was written. */
function LoggedOut({ text }: { text: string }) {
  const { t, locale, path } = usePage()
  return (
    <div className="reading flow">
      <Unsent text={text} advice={t('profile.request.loggedOut')} />
      <a
        className="button button--primary"
        href={`${localPath('/auth/login', locale)}?returnTo=${localPath(path, locale)}`}
        rel="nofollow"
      >
        {t('profile.request.logIn')}
      </a>
    </div>
  )
}
