import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Hidden } from '../ui/text/inline'

const targets = {
  login: { path: '/auth/login', audience: 'signed-out' },
  profile: { path: '/profile', audience: 'signed-in' },
  logout: { path: '/auth/logout', audience: 'signed-in' },
} as const

type Target = keyof typeof targets

interface AccountLinkProps {
  to: Target
  /** `alone` hides the text. */
  icon?: 'alone' | 'beside'
  className?: string
}

/** CSS shows it to those who are signed in or to the others: the markup is the same for everyone. */
function AccountLink({ to, icon, className }: AccountLinkProps) {
  const { t, locale, path } = usePage()
  const { path: target, audience } = targets[to]
  // The path is a placeholder in the shell of a record's page, so that nothing may encode it.
  const query = to === 'login' ? `?returnTo=${localPath(path, locale)}` : ''
  const label = t(`navigation.account.${to}`)
  return (
    <a
      className={className ? `${className} ${audience}` : audience}
      href={localPath(target, locale) + query}
      rel="nofollow"
    >
      {icon && <Icon name="user" />}
      {icon === 'alone' ? <Hidden>{label}</Hidden> : label}
    </a>
  )
}

/** Icons in the header; small screens have the links in the menu. */
export function AccountIcons() {
  if (!usePage().hasLogin) return null
  return (
    <>
      <AccountLink to="login" icon="alone" className="icon-button wide-button" />
      <AccountLink to="profile" icon="alone" className="icon-button wide-button" />
    </>
  )
}

/** Links in the menu of small screens. */
export function AccountLinks({ className }: { className: string }) {
  if (!usePage().hasLogin) return null
  return (
    <>
      <AccountLink to="login" icon="beside" className={className} />
      <AccountLink to="profile" icon="beside" className={className} />
    </>
  )
}

/** Items of the footer. */
export function AccountItems() {
  if (!usePage().hasLogin) return null
  return (['login', 'profile', 'logout'] as const).map((to) => (
    <li key={to}>
      <AccountLink to={to} />
    </li>
  ))
}
