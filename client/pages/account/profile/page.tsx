import type { ReactNode } from 'react'
import type { ProfileState } from '#domain/forms/member-state'
import type { PageIntroPayload } from '#domain/payloads/open'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Badge } from '../../../ui/text/badge'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { OwnData, ProfileSessions } from './account'
import { Contributions, Requests } from './contributions'
import { Display, ProfileNewsletter } from './preferences'
import { Done, ProfileForm, ProfileSection } from './profile-section'
import '../../../ui/hint.css'
import '../../../ui/text/callout.css'

export function Profile({ payload, personalState }: PageProps<PageIntroPayload>) {
  const { t } = usePage()
  if (personalState?.kind !== 'profile') return null
  const { profile } = personalState
  return (
    <>
      <HeadFrame>
        <Person of={profile} />
        <Jumps of={profile} />
      </HeadFrame>
      <Attention of={profile} />
      <Requests of={profile.requests} />
      <ProfileNewsletter of={profile} />
      <Contributions of={profile} />
      <Display of={profile} />
      <OwnData of={profile} isRefused={personalState.isRefused ?? false} />
      <ProfileSessions of={profile.sessions} />
      <ProfileSection id="about" title={t('profile.about')}>
        <div className="flow">
          <Blocks of={payload.body} />
        </div>
      </ProfileSection>
      <div className="container">
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}

function Person({ of: { name, email, isEmailVerified, deskPath } }: { of: ProfileState }) {
  const { t, locale } = usePage()
  return (
    <div className="person-line">
      <div>
        <h1>
          {name ? `${t('profile.hello')} ` : t('profile.noName')}
          {name && <bdi>{name}</bdi>}
        </h1>
        {email ? (
          <p className="person-mail">
            <bdi dir="ltr">{email}</bdi>
            {isEmailVerified && (
              <Badge tone="success" icon="badge-check">
                {t('profile.verified')}
              </Badge>
            )}
          </p>
        ) : (
          <p>{t('profile.noEmail')}</p>
        )}
        {email && !isEmailVerified && <p>{t('profile.unverified')}</p>}
        {deskPath && (
          <p>
            <a className="link-arrow" href={localPath(deskPath, locale)}>
              {t('profile.desk')}
              <Icon name="arrow-right" flip />
            </a>
          </p>
        )}
      </div>
      <form id="logout" method="post" action={localPath('/auth/logout', locale)}>
        <button className="button button--secondary" type="submit" aria-describedby="logout-hint">
          {t('profile.logout.submit')}
        </button>
        <p className="hint" id="logout-hint">
          {t('profile.logout.text')}
        </p>
      </form>
    </div>
  )
}

function Jumps({ of }: { of: ProfileState }) {
  const { t } = usePage()
  const jumps = [
    { id: 'requests', title: t('profile.requests.title'), count: of.requests.length },
    { id: 'newsletter', title: t('profile.newsletter.title') },
    {
      id: 'contributions',
      title: t('profile.contributions.title'),
      count: of.comments.length + of.ratings.length,
    },
    { id: 'display', title: t('profile.display.title') },
    { id: 'data', title: t('profile.data.title') },
    { id: 'sessions', title: t('profile.sessions.title'), count: of.sessions.length },
  ]
  return (
    <nav className="button-row" aria-label={t('profile.parts')}>
      {jumps.map(({ id, title, count }) => (
        <a className="button button--quiet button--small" href={`#${id}`} key={id}>
          {title}
          {count !== undefined && count > 0 && <bdi dir="ltr">{count}</bdi>}
        </a>
      ))}
    </nav>
  )
}

/** Things to do first: an account about to be deleted, requests that wait for the member. */
function Attention({ of: { closing, requests, done } }: { of: ProfileState }) {
  const { t, locale, digits } = usePage()
  const waiting = requests.filter(({ status }) => status === 'needs_information')
  const [first] = waiting
  return (
    <div className="container attention-list flow" id="closing">
      <Done is={done} of={closing.isClosing ? ['closeAccount'] : ['keepAccount']} />
      {closing.isClosing && (
        <Notice
          id="closing-title"
          title={
            <>
              {`${t('profile.closing.banner')} `}
              <Day date={closing.date} />
            </>
          }
          text={t('profile.closing.bannerText')}
        >
          <ProfileForm name="keepAccount">
            <button className="button button--primary" type="submit">
              {t('profile.closing.keep')}
            </button>
          </ProfileForm>
        </Notice>
      )}
      {first && (
        <Notice
          id="waiting-title"
          title={digits(t('profile.waiting.title', { count: waiting.length }))}
          text={t('profile.waiting.text')}
        >
          <a className="button button--primary" href={localPath(first.path, locale)}>
            {t('profile.waiting.open')}
          </a>
        </Notice>
      )}
    </div>
  )
}

interface NoticeProps {
  /** Of the heading. */
  id: string
  title: ReactNode
  text: string
  /** What to do. */
  children: ReactNode
}

function Notice({ id, title, text, children }: NoticeProps) {
  return (
    <section className="callout callout--warning" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className="own-after">{children}</div>
    </section>
  )
}
