import type { MemberSession } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/hidden'
import { ProfileSection } from './profile-section'
import './profile.css'

/** The open sessions of the account; each but the current one can be ended. */
export function ProfileSessions({ of: sessions }: { of: readonly MemberSession[] }) {
  const { t } = usePage()
  return (
    <ProfileSection
      id="sessions"
      title={t('profile.sessions.title')}
      hint={t('profile.sessions.hint')}
    >
      <ul className="own-list">
        {sessions.map((session) => (
          <Session of={session} key={session.id} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <p className="hint">{t('profile.sessions.endHint')}</p>
      )}
    </ProfileSection>
  )
}

function Session({ of: { id, browser, system, since, time, isCurrent } }: { of: MemberSession }) {
  const { t, locale } = usePage()
  const device = t('profile.sessions.device', {
    browser: t(`profile.sessions.browsers.${browser}`),
    system: t(`profile.sessions.systems.${system}`),
  })
  return (
    <li className="own-list__item">
      <h3>{device}</h3>
      <p className="own-list__facts">
        <span>
          {`${t('profile.sessions.since')} `}
          <Day date={since} /> <bdi dir="ltr">{time}</bdi>
        </span>
        {isCurrent && <strong>{t('profile.sessions.current')}</strong>}
      </p>
      {!isCurrent && (
        <form method="post" action={localPath('/auth/sessions', locale)}>
          <input type="hidden" name="session" value={id} />
          <button className="button button--secondary button--small" type="submit">
            {t('profile.sessions.end')}
            <Hidden>{` ${device}`}</Hidden>
          </button>
        </form>
      )}
    </li>
  )
}
