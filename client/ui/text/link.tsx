import type { ReactNode } from 'react'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { type FixedName, type Params, type RouteName, routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Hidden } from './inline'

interface PageLinkProps {
  to: FixedName
  className?: string
  /** True if the current page is below the target. */
  isAbove?: boolean
  /** Default: the title of the target. */
  children?: ReactNode
}

/** Link to a page in the current language; renders nothing if the page is not published. */
export function PageLink({ to, className, isAbove, children }: PageLinkProps) {
  const { locale, route, site } = usePage()
  if (!isPublishedRoute(site, to)) return null
  return (
    <a
      className={className}
      href={routePath(to, locale)}
      aria-current={route === to ? 'page' : isAbove}
    >
      {children ?? routeTitle(locale, site, to)}
    </a>
  )
}

export function ArrowLink({ to, children }: Pick<PageLinkProps, 'to' | 'children'>) {
  return (
    <PageLink to={to} className="link-arrow">
      {children}
      <Icon name="arrow-right" flip />
    </PageLink>
  )
}

interface RecordLinkProps {
  to: RouteName
  /** Path parameters: `{ slug }`. */
  params: Params
  className?: string
  children: ReactNode
}

export function RecordLink({ to, params, className, children }: RecordLinkProps) {
  const { locale } = usePage()
  return (
    <a className={className} href={routePath(to, locale, params)}>
      {children}
    </a>
  )
}

interface OutsideLinkProps {
  href: string
  className?: string
  /** `noreferrer` hides this page from the target. */
  rel?: 'noopener' | 'noreferrer' | 'nofollow noopener ugc'
  children: ReactNode
}

/** Link to another site, which announces that it leaves this one. */
export function OutsideLink({ href, className, rel = 'noopener', children }: OutsideLinkProps) {
  const { t } = usePage()
  return (
    <a className={className} href={href} rel={rel}>
      {children}
      <Icon name="arrow-up-right" className="icon--out" flip />
      <Hidden>{t('link.outside')}</Hidden>
    </a>
  )
}
