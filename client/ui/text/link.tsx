import type { ReactNode } from 'react'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { type FixedName, type Params, type RouteName, routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Hidden } from './hidden'

interface PageLinkProps {
  to: FixedName
  className?: string
  /** Whether this page stands under that one. */
  isAbove?: boolean
  /** Without children the link shows the page's title. */
  children?: ReactNode
}

/** A link to a page of ours, in the language of this one; nothing where that is not published. */
export function PageLink({ to, className, isAbove, children }: PageLinkProps) {
  const { locale, route, t, site } = usePage()
  if (!isPublishedRoute(site, to)) return null
  return (
    <a
      className={className}
      href={routePath(to, locale)}
      aria-current={route === to ? 'page' : isAbove}
    >
      {children ?? routeTitle(t, site, to)}
    </a>
  )
}

/** The same, as the way on at the end of something. */
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
  /** What the page's address names: `{ slug }`. */
  params: Params
  className?: string
  children: ReactNode
}

/** A link to the page of a record, in the language of this one. */
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
  /** `noreferrer` tells the next site nothing of this page. */
  rel?: 'noopener' | 'noreferrer'
  children: ReactNode
}

/** A link that leaves the site, and says so. */
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
