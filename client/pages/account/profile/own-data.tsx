import type { ProfileState } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageLink } from '../../../ui/text/link'
import { CloseAccount } from './close-account'
import { ProfileSection } from './profile-section'
import './profile.css'

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
      <div className="own-rights">
        <div>
          <h3>{t('profile.data.copy.title')}</h3>
          <p>{t('profile.data.copy.text')}</p>
          <p className="button-row">
            <a className="button button--secondary" href={`/profile/data.zip?lang=${locale}`}>
              <Icon name="download" />
              {t('profile.data.copy.zip')}
            </a>
            <a className="button button--quiet" href={localPath('/profile/data', locale)}>
              {t('profile.data.copy.page')}
            </a>
            <a className="button button--quiet" href={`/profile/data.json?lang=${locale}`}>
              {t('profile.data.copy.json')}
            </a>
          </p>
        </div>
        <div>
          <h3>{t('profile.data.correct.title')}</h3>
          <p>{t('profile.data.correct.provider')}</p>
          <p>{t('profile.data.correct.request')}</p>
          <p className="button-row">
            <a className="button button--quiet" href="#requests">
              {t('profile.requests.title')}
            </a>
            <PageLink to="contact" className="button button--quiet" />
          </p>
        </div>
        <div className="own-rights__last">
          <h3>{t('profile.closing.title')}</h3>
          {closing.isClosing ? (
            <p>{t('profile.closing.requested')}</p>
          ) : (
            <CloseAccount of={closing} isUnconfirmed={isRefused} />
          )}
        </div>
      </div>
    </ProfileSection>
  )
}
