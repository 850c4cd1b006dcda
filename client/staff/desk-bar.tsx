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
import { Fact, Hidden } from '../ui/text/inline'
import { PageLink } from '../ui/text/link'
import { ColourMode, ColourModeButton } from '../widgets/preferences/colour-mode'
import { LanguageSwitch } from '../widgets/preferences/language-switch'
import { DeskTabs, KeyHint, StaffAvatar } from './desk-parts'
import { StaffLink } from './staff-link'
import { useStaff } from './staff-scope'
import './desk-bar.css'
import '../forms/fields.css'
import { Facts } from '../ui/lists/facts'

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
  const { roles, openTickets, unseenTickets, heldTexts } = frame
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
          unseen: name === 'queue' ? (unseenTickets ?? 0) : 0,
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
        {mayOpen(frame.roles, 'absences') && (
          <StaffLink to="absences" className="button button--quiet">
            {t('desk.absences')}
          </StaffLink>
        )}
        {mayOpen(frame.roles, 'preferences') && (
          <StaffLink to="preferences" className="button button--quiet">
            {t('desk.preferences')}
          </StaffLink>
        )}
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

/** Keyboard shortcuts, with the page on which they work. */
const shortcuts = [
  { name: 'move', keys: ['j', 'k'], page: 'queue' },
  { name: 'open', keys: ['o'], page: 'queue' },
  { name: 'assign', keys: ['a'], page: 'queue' },
  { name: 'select', keys: ['x'], page: 'queue' },
  { name: 'next', keys: ['n'], page: 'queue' },
  { name: 'step', keys: ['1–7'], page: 'ticket' },
  { name: 'template', keys: ['t'], page: 'ticket' },
  { name: 'note', keys: ['i'], page: 'ticket' },
  { name: 'send', keys: ['Ctrl Enter'], page: 'ticket' },
  { name: 'undo', keys: ['u'], page: 'ticket' },
  { name: 'find', keys: ['/'], page: 'queue' },
  { name: 'queue', keys: ['g', 'q'], page: 'queue' },
  { name: 'moderation', keys: ['g', 'm'], page: 'moderation' },
  { name: 'performance', keys: ['g', 'p'], page: 'performance' },
] as const

/** The list of keys, which `?` opens, and the box that switches them off. */
export function DeskKeys() {
  const { t } = usePage()
  const { roles } = useStaff().frame
  const own = shortcuts.filter(({ page }) => mayOpen(roles, page))
  if (own.length === 0) return null
  return (
    <>
      <p className="keys-button">
        <button className="button button--quiet" type="button" popoverTarget="keys">
          {t('desk.keys.title')} <KeyHint keys="?" />
        </button>
      </p>
      <section className="popover keys" id="keys" popover="auto" aria-labelledby="keys-title">
        <h2 id="keys-title">{t('desk.keys.title')}</h2>
        <button
          className="icon-button"
          // biome-ignore lint/a11y/noAutofocus: the list is a popover, in which focus begins
          autoFocus
          type="button"
          popoverTarget="keys"
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          <Hidden>{t('desk.keys.close')}</Hidden>
        </button>
        <Facts shape="ladder">
          {own.map(({ name, keys }) => (
            <Fact term={t(`desk.keys.${name}`)} key={name}>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </Fact>
          ))}
        </Facts>
        <label className="option">
          <input type="checkbox" id="keys-on" defaultChecked />
          {t('desk.keys.on')}
        </label>
      </section>
    </>
  )
}
