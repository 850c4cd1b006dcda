import type { Closing, MemberSession, ProfileState } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { OwnError } from '../parts'
import { ProfileForm, ProfileSection } from './profile-section'
import '../../../ui/danger-button.css'
import '../../../ui/box.css'

interface OwnDataProps {
  of: ProfileState
  /** The box of the deletion was not ticked. */
  isRefused: boolean
}

/** A copy of the member's data, how to correct it, and how to delete it. */
export function OwnData({ of: { closing }, isRefused }: OwnDataProps) {
  const { t, locale } = usePage()
  return (
    <ProfileSection id="data" title={t('profile.data.title')} hint={t('profile.data.hint')}>
      <RowList>
        <ListRow title={t('profile.data.copy.title')} level={3}>
          <p>{t('profile.data.copy.text')}</p>
          <p className="row__links">
            <a href={`/profile/data.zip?lang=${locale}`}>{t('profile.data.copy.zip')}</a>
            <a href={localPath('/profile/data', locale)}>{t('profile.data.copy.page')}</a>
            <a href={`/profile/data.json?lang=${locale}`}>{t('profile.data.copy.json')}</a>
          </p>
        </ListRow>
        <ListRow title={t('profile.data.correct.title')} level={3}>
          <p>{t('profile.data.correct.provider')}</p>
          <p>{t('profile.data.correct.request')}</p>
          <p className="row__links">
            <a href="#requests">{t('profile.requests.title')}</a>
            <PageLink to="contact" />
          </p>
        </ListRow>
        <ListRow title={t('profile.closing.title')} level={3}>
          {closing.isClosing ? (
            <p>{t('profile.closing.requested')}</p>
          ) : (
            <CloseAccount of={closing} isUnconfirmed={isRefused} />
          )}
        </ListRow>
      </RowList>
    </ProfileSection>
  )
}

const rows = [
  'account',
  'newsletter',
  'requests',
  'comments',
  'ratings',
  'audit',
  'backups',
] as const
const errorId = 'understood-error'

interface CloseAccountProps {
  of: Closing
  isUnconfirmed: boolean
}

/** Data that a deletion removes and keeps, and the button with its date. */
function CloseAccount({ of: { date, openRequests }, isUnconfirmed }: CloseAccountProps) {
  const { t, digits } = usePage()
  return (
    <>
      <p>{t('profile.closing.text')}</p>
      <details className="own-close" open={isUnconfirmed}>
        <summary className="button danger-button">{t('profile.closing.start')}</summary>
        <div className="box flow">
          <Facts shape="ladder">
            {rows.map((row) => (
              <Fact term={t(`profile.closing.rows.${row}.what`)} key={row}>
                {t(`profile.closing.rows.${row}.happens`)}
              </Fact>
            ))}
          </Facts>
          {openRequests > 0 && (
            <p>
              <strong>{digits(t('profile.closing.open', { count: openRequests }))}</strong>
            </p>
          )}
          <ProfileForm name="closeAccount" className={isUnconfirmed ? 'flow field--error' : 'flow'}>
            {isUnconfirmed && <OwnError id={errorId} message={t('profile.closing.unconfirmed')} />}
            <label className="option">
              <input
                type="checkbox"
                name="understood"
                value="yes"
                required
                // biome-ignore lint/a11y/noAutofocus: the error is read first, also without script
                autoFocus={isUnconfirmed}
                aria-invalid={isUnconfirmed || undefined}
                aria-describedby={isUnconfirmed ? errorId : undefined}
              />
              <span>{t('profile.closing.understood')}</span>
            </label>
            <button className="button danger-button" type="submit">
              <span>
                {`${t('profile.closing.submit')} `}
                <Day date={date} />
              </span>
            </button>
          </ProfileForm>
        </div>
      </details>
    </>
  )
}

/** The open sessions of the account; each but the current one can be ended. */
export function ProfileSessions({ of: sessions }: { of: readonly MemberSession[] }) {
  const { t } = usePage()
  return (
    <ProfileSection
      id="sessions"
      title={t('profile.sessions.title')}
      hint={t('profile.sessions.hint')}
    >
      <RowList density="compact">
        {sessions.map((session) => (
          <Session of={session} key={session.id} />
        ))}
      </RowList>
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
    <ListRow
      title={device}
      level={3}
      end={
        isCurrent ? (
          <strong>{t('profile.sessions.current')}</strong>
        ) : (
          <form method="post" action={localPath('/auth/sessions', locale)}>
            <input type="hidden" name="session" value={id} />
            <button className="button button--secondary button--small" type="submit">
              {t('profile.sessions.end')}
              <Hidden>{` ${device}`}</Hidden>
            </button>
          </form>
        )
      }
    >
      <p>
        {`${t('profile.sessions.since')} `}
        <Day date={since} /> <bdi dir="ltr">{time}</bdi>
      </p>
    </ListRow>
  )
}
