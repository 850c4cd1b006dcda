import type { OwnSubscription, ProfileState } from '#domain/forms/member-state'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { ProfileForm } from './profile-form'
import { Done, ProfileSection } from './profile-section'
import '../../../ui/text/badge.css'
import './profile.css'

/** The newsletter subscription of the verified address. */
export function ProfileNewsletter({
  of: { subscription, isEmailVerified, done },
}: {
  of: ProfileState
}) {
  const { t } = usePage()
  return (
    <ProfileSection id="newsletter" title={t('profile.newsletter.title')}>
      <Done is={done} of={['leaveNewsletter']} />
      {subscription ? (
        <Subscription of={subscription} />
      ) : (
        <>
          <p>{t(isEmailVerified ? 'profile.newsletter.none' : 'profile.newsletter.unverified')}</p>
          <p className="button-row own-list__after">
            <PageLink to="newsletter" className="button button--secondary">
              {t('profile.newsletter.subscribe')}
            </PageLink>
          </p>
        </>
      )}
    </ProfileSection>
  )
}

function Subscription({ of }: { of: OwnSubscription }) {
  const { t } = usePage()
  const { reference, isConfirmed, interests, since } = of
  return (
    <>
      <div className="own-list__top">
        <h3>{t('profile.newsletter.name')}</h3>
        <span className={`badge tone--${isConfirmed ? 'success' : 'warn'}`}>
          <Icon name={isConfirmed ? 'check' : 'hourglass'} />
          {t(isConfirmed ? 'profile.newsletter.confirmed' : 'profile.newsletter.pending')}
        </span>
      </div>
      <p className="own-list__facts">
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        <span>
          {`${t('profile.newsletter.since')} `}
          <Day date={since} />
        </span>
      </p>
      {interests.length > 0 && (
        <p>{`${t('profile.newsletter.interests')} ${interests.join(t('date.separator'))}`}</p>
      )}
      {!isConfirmed && <p className="hint">{t('profile.newsletter.unconfirmed')}</p>}
      <p className="hint">{t('profile.newsletter.how')}</p>
      <div className="button-row own-list__after">
        <PageLink to="newsletter" className="button button--secondary">
          {t('profile.newsletter.change')}
        </PageLink>
        <ProfileForm name="leaveNewsletter">
          <button className="button button--quiet" type="submit">
            {t('profile.newsletter.leave')}
          </button>
        </ProfileForm>
      </div>
    </>
  )
}
