import type { PersonalState } from '#domain/forms/personal-state'
import type { PageIntroPayload } from '#domain/payloads/open'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { Requests } from './profile/requests'
import { Sessions } from './profile/sessions'

interface ProfileProps {
  payload: PageIntroPayload
  personalState?: PersonalState
}

export function Profile({ payload, personalState }: ProfileProps) {
  const { t, locale } = usePage()
  if (personalState?.kind !== 'profile') return null
  const { profile } = personalState
  const { name, email, isEmailVerified } = profile
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <div className="columns columns--aside">
          <div className="reading flow">
            <section className="profile__person" aria-labelledby="person">
              <h2 id="person">
                <bdi>{name ?? t('profile.noName')}</bdi>
              </h2>
              {email && (
                <p>
                  <bdi dir="ltr">{email}</bdi>
                </p>
              )}
              {!email && <p>{t('profile.noEmail')}</p>}
              {email && !isEmailVerified && <p>{t('profile.unverified')}</p>}
            </section>
            <Requests of={profile.requests} />
            <Sessions of={profile.sessions} />
            <section className="flow" id="logout" aria-labelledby="logout-title">
              <h2 id="logout-title">{t('profile.logout.title')}</h2>
              <p>{t('profile.logout.text')}</p>
              <form method="post" action={localPath('/auth/logout', locale)}>
                <button className="button button--secondary" type="submit">
                  {t('profile.logout.submit')}
                </button>
              </form>
            </section>
          </div>
          <div className="aside flow prose">
            <Blocks of={payload.body} />
          </div>
        </div>
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}
