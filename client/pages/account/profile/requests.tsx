import type { MemberRequest } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { OverdueBadge, StatusTitle } from '../../help/inquiry/badge'
import { WorkingDays } from '../parts'
import { ProfileSection } from './profile-section'
import '../../help/inquiry/inquiry.css'
import './profile.css'

/** The member's requests, newest first. */
export function Requests({ of: requests }: { of: readonly MemberRequest[] }) {
  const { t } = usePage()
  return (
    <ProfileSection id="requests" title={t('profile.requests.title')}>
      {requests.length === 0 && <p>{t('profile.requests.empty')}</p>}
      <ul className="own-list">
        {requests.map((request) => (
          <Request of={request} key={request.reference} />
        ))}
      </ul>
      <p className="button-row own-list__after">
        <PageLink to="contact" className="button button--secondary">
          {t('profile.requests.send')}
        </PageLink>
        <PageLink to="openData" className="button button--quiet">
          {t('profile.requests.askData')}
        </PageLink>
      </p>
    </ProfileSection>
  )
}

function Request({ of: request }: { of: MemberRequest }) {
  const { t, locale } = usePage()
  const { reference, requestType, topic, status, isOverdue, submitted, days } = request
  const isWaiting = status === 'needs_information'
  return (
    <li className={isWaiting ? 'own-list__item own-list__item--waiting' : 'own-list__item'}>
      <div className="own-list__top">
        <h3>
          <a href={localPath(request.path, locale)}>
            {topic ? `${requestType}: ${topic}` : requestType}
          </a>
        </h3>
        <strong>
          <StatusTitle status={status} />
        </strong>
      </div>
      <p className="own-list__facts">
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        <span>
          {`${t('profile.requests.submitted')} `}
          <Day date={submitted} />
        </span>
        {isOverdue && <OverdueBadge />}
      </p>
      {days && <WorkingDays of={days} />}
    </li>
  )
}
