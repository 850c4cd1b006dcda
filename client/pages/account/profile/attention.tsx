import { toDigits } from '#domain/dates/format'
import type { ProfileState } from '#domain/forms/member-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Day } from '../../../ui/text/date'
import { ProfileForm } from './profile-form'
import { Done } from './profile-section'
import '../../../ui/text/badge.css'
import './profile.css'

/** Things to do first: an account about to be deleted, requests that wait for the member. */
export function Attention({ of: { closing, requests, done } }: { of: ProfileState }) {
  const { t, locale, site } = usePage()
  const waiting = requests.filter(({ status }) => status === 'needs_information')
  const [first] = waiting
  return (
    <div className="attention-list" id="closing">
      <Done is={done} of={closing.isClosing ? ['closeAccount'] : ['keepAccount']} />
      {closing.isClosing && (
        <section className="attention tone--warn" aria-labelledby="closing-title">
          <Icon name="clock" />
          <div>
            <h2 id="closing-title">
              {`${t('profile.closing.banner')} `}
              <Day date={closing.date} />
            </h2>
            <p>{t('profile.closing.bannerText')}</p>
          </div>
          <ProfileForm name="keepAccount">
            <button className="button button--primary" type="submit">
              {t('profile.closing.keep')}
            </button>
          </ProfileForm>
        </section>
      )}
      {first && (
        <section className="attention tone--warn" aria-labelledby="waiting-title">
          <Icon name="hourglass" />
          <div>
            <h2 id="waiting-title">
              {toDigits(t('profile.waiting.title', { count: waiting.length }), site.digits)}
            </h2>
            <p>{t('profile.waiting.text')}</p>
          </div>
          <a className="button button--primary" href={localPath(first.path, locale)}>
            {t('profile.waiting.open')}
          </a>
        </section>
      )}
    </div>
  )
}
