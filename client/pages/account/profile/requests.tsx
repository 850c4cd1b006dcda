import type { MemberRequest } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { OverdueBadge, StatusTitle } from '../../help/inquiry/badge'
import { WorkingDays } from '../parts'
import { ProfileSection } from './profile-section'
import '../../../ui/card-link.css'

/** The member's requests, newest first. */
export function Requests({ of: requests }: { of: readonly MemberRequest[] }) {
  const { t } = usePage()
  return (
    <ProfileSection id="requests" title={t('profile.requests.title')}>
      {requests.length === 0 && <p>{t('profile.requests.empty')}</p>}
      <RowList>
        {requests.map((request) => (
          <Request of={request} key={request.reference} />
        ))}
      </RowList>
      <p className="button-row own-after">
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
  return (
    <ListRow
      meta={
        <>
          <bdi dir="ltr" className="ref">
            {reference}
          </bdi>
          {`${t('date.separator')}${t('profile.requests.submitted')} `}
          <Day date={submitted} isShort />
        </>
      }
      title={
        <a className="card-link" href={localPath(request.path, locale)}>
          {topic ? `${requestType}: ${topic}` : requestType}
        </a>
      }
      level={3}
      end={
        <>
          {isOverdue && <OverdueBadge />}
          <strong>
            <StatusTitle status={status} />
          </strong>
        </>
      }
    >
      {days && <WorkingDays of={days} />}
    </ListRow>
  )
}
