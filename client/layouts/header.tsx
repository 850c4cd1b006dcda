import { headerGroups } from '#domain/site/navigation'
import { menuHint } from '#domain/site/route-texts'
import { routeTitle, tableTitle } from '#domain/site/route-titles'
import { parentsOf, type RouteName } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Brand } from '../ui/page/brand'
import { SearchBox } from '../ui/page/search-box'
import { Hidden } from '../ui/text/inline'
import { PageLink } from '../ui/text/link'
import {
  ColourMode,
  ColourModeButton,
  ColourModeMenuButton,
} from '../widgets/preferences/colour-mode'
import { LanguageSwitch, MenuLanguageSwitch } from '../widgets/preferences/language-switch'
import { AccountIcons, AccountLinks } from './account-links'
import { Stamp } from './stamp'

const menuId = 'menu'
const searchId = 'site-search'
const menuTask = 'button button--secondary button--small'

export function Header() {
  const { t } = usePage()
  return (
    <header className="site-header">
      <Stamp />
      <div className="site-header__bar">
        <Brand />
        <Navigation />
        <HeaderSearch />
        <div className="site-header__tools">
          <button className="icon-button search-button" type="button" popoverTarget={searchId}>
            <Icon name="search" />
            <Hidden>{t('headerSearch.title')}</Hidden>
          </button>
          <ColourModeButton />
          <AccountIcons />
          <LanguageSwitch />
          <button className="icon-button menu-button" type="button" popoverTarget={menuId}>
            <Icon name="menu" />
            <Hidden>{t('navigation.menu')}</Hidden>
          </button>
        </div>
      </div>
      <ColourMode />
    </header>
  )
}

/** A field on large screens, a panel on smaller ones. */
function HeaderSearch() {
  const { t } = usePage()
  return (
    <div className="header-search" id={searchId} popover="auto">
      <SearchBox id="header-query" scope="site" place="header" />
      <button
        className="icon-button"
        type="button"
        popoverTarget={searchId}
        popoverTargetAction="hide"
      >
        <Icon name="x" />
        <Hidden>{t('headerSearch.close')}</Hidden>
      </button>
    </div>
  )
}

/** One list: a sheet on small screens, a bar with panels on large ones. */
function Navigation() {
  const { t } = usePage()
  return (
    <nav className="site-nav" id={menuId} popover="auto" aria-label={t('navigation.label')}>
      <div className="site-nav__head">
        <Brand />
        <button
          className="icon-button"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          <Hidden>{t('navigation.close')}</Hidden>
        </button>
      </div>
      <SearchBox id="menu-query" scope="site" place="menu" />
      <MenuTasks />
      <ul className="site-nav__list">
        {headerGroups.map((group) => (
          <Group title={group.title} intro={group.intro} routes={group.routes} key={group.key} />
        ))}
      </ul>
      <ColourModeMenuButton />
    </nav>
  )
}

/** The most frequent tasks, at the top of the menu of small screens. */
function MenuTasks() {
  const { t, locale } = usePage()
  return (
    <div className="site-nav__tasks">
      <PageLink to="inquiry" className={menuTask}>
        <Icon name="file-search" />
        {t('navigation.track')}
      </PageLink>
      <PageLink to="contact" className={menuTask}>
        <Icon name="mail" />
        {tableTitle('contact', locale)}
      </PageLink>
      <MenuLanguageSwitch className={menuTask} />
      <AccountLinks className={menuTask} />
    </div>
  )
}

type GroupProps = Pick<(typeof headerGroups)[number], 'title' | 'intro' | 'routes'>

function Group({ title, intro, routes }: GroupProps) {
  const { t, locale, site, route } = usePage()
  const above: readonly RouteName[] = route ? parentsOf(route) : []
  return (
    <li className="site-nav__item">
      <details className="nav-group" name="nav">
        <summary className="nav-group__title">
          {t(title)}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <div className="nav-panel">
          <div className="nav-panel__inner">
            <p className="nav-panel__intro">{t(intro)}</p>
            <ul className="nav-panel__links">
              {routes.map((name) => (
                <li key={name}>
                  <PageLink to={name} isAbove={above.includes(name) || undefined}>
                    <span>{routeTitle(locale, site, name)}</span>
                    <small>{menuHint(name, locale)}</small>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  )
}
