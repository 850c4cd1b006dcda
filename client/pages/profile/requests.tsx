import type { MemberRequest } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'
import { PageLink } from '../../ui/text/link'
import { OverdueBadge, StatusTitle } from '../inquiry/badge'
import { WorkingDays } from './working-days'

/** The requests of who is logged in, the newest first. */
export function Requests({ of: requests }: { of: readonly MemberRequest[] }) {
  const { t } = usePage()
  return (
    <section className="flow" aria-labelledby="requests">
      <h2 id="requests">{t('profile.requests.title')}</h2>
      {requests.length === 0 && (
        <>
          <p>{t('profile.requests.empty')}</p>
          <p className="button-row">
            <PageLink to="contact" className="button button--primary">
              {t('profile.requests.send')}
            </PageLink>
            <PageLink to="openData" className="button button--secondary">
              {t('profile.requests.askData')}
            </PageLink>
          </p>
        </>
      )}
      <ul className="profile__list">
        {requests.map((request) => (
          <Request of={request} key={request.reference} />
        ))}
      </ul>
    </section>
  )
}

function Request({ of: request }: { of: MemberRequest }) {
  const { t, locale } = usePage()
  const { reference, requestType, topic, status, isOverdue, submitted, days } = request
  return (
    <li className="profile__item">
      <h3>
        <a href={localPath(request.path, locale)}>{topic ?? requestType}</a>
      </h3>
      <p className="profile__facts">
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        {topic && <span>{requestType}</span>}
        <span>
          {`${t('profile.requests.submitted')} `}
          <Day date={submitted} />
        </span>
      </p>
      <p className="profile__facts">
        <strong>
          <StatusTitle status={status} />
        </strong>
        {isOverdue && <OverdueBadge />}
      </p>
      {days && <WorkingDays of={days} />}
    </li>
  )
}
