import { may } from '#domain/access/permissions'
import { localPath } from '#domain/site/locale'
import {
  mayOpen,
  type StaffRouteName,
  staffAddress,
  staffSections,
} from '#domain/staff/staff-routes'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { BrandMark } from '../ui/page/brand'
import { Hidden } from '../ui/text/inline'
import { PageLink } from '../ui/text/link'
import { ColourMode, ColourModeButton } from '../widgets/preferences/colour-mode'
import { LanguageSwitch } from '../widgets/preferences/language-switch'
import { DeskTabs, StaffAvatar } from './desk-parts'
import { useStaff } from './staff-scope'
import './desk-bar.css'
import '../forms/fields.css'

export function DeskBar() {
  const { t } = usePage()
  const { frame } = useStaff()
  return (
    <header className="desk-bar">
      <a className="desk-bar__brand" href={localPath('/profile', usePage().locale)}>
        <BrandMark />
        <span>{t('desk.title')}</span>
      </a>
      <Sections />
      {may(frame.roles, 'tickets.read') && <FindForm />}
      <div className="desk-bar__tools">
        <ColourModeButton />
        <LanguageSwitch />
        <Account />
      </div>
      <ColourMode />
    </header>
  )
}

function Sections() {
  const { t } = usePage()
  const { frame, page } = useStaff()
  const { roles, openTickets, heldTexts } = frame
  const counts: Partial<Record<StaffRouteName, number | null>> = {
    queue: openTickets,
    moderation: heldTexts,
  }
  const open = staffSections.filter((name) => mayOpen(roles, name))
  return (
    <nav aria-label={t('desk.sections')}>
      <DeskTabs
        tabs={open.map((name) => ({
          to: name,
          text: t(`desk.pages.${name}`),
          count: counts[name] ?? null,
          isCurrent: name === page,
          shortcut: name,
        }))}
      />
    </nav>
  )
}

/** POST, so that no URL contains an e-mail address. */
function FindForm() {
  const { t, locale } = usePage()
  const { typed } = useStaff()
  return (
    <search className="desk-find">
      <form method="post" action={staffAddress(locale, 'queue')}>
        <input type="hidden" name="do" value="find" />
        <label htmlFor="find">
          <Hidden>{t('desk.find')}</Hidden>
        </label>
        <button className="icon-button" type="submit">
          <Icon name="search" />
          <Hidden>{t('desk.findSubmit')}</Hidden>
        </button>
        <input
          className="input"
          id="find"
          name="q"
          type="search"
          defaultValue={typed}
          placeholder={t('desk.find')}
          aria-keyshortcuts="/"
          autoComplete="off"
          maxLength={300}
          required
        />
      </form>
    </search>
  )
}

function Account() {
  const { t, locale } = usePage()
  const { frame } = useStaff()
  const roles = frame.roles.map((role) => t(`desk.roles.${role}`)).join(t('date.separator'))
  return (
    <details className="desk-me">
      <summary>
        <StaffAvatar name={frame.name} />
        <span className="desk-me__name">
          <bdi>{frame.name}</bdi>
          <small>{roles}</small>
        </span>
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <div className="desk-me__menu">
        <PageLink to="profile" className="button button--quiet">
          {t('desk.profile')}
        </PageLink>
        <PageLink to="home" className="button button--quiet">
          {t('desk.site')}
        </PageLink>
        <form method="post" action={localPath('/auth/logout', locale)}>
          <button className="button button--quiet" type="submit">
            {t('profile.logout.submit')}
          </button>
        </form>
      </div>
    </details>
  )
}
