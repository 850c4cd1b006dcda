import type { ReactNode } from 'react'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { type FixedName, type Params, type RouteName, routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Hidden } from './inline'

interface PageLinkProps {
  to: FixedName
  query?: Parameters<typeof withQuery>[1]
  className?: string
  /** True if the current page is below the target. */
  isAbove?: boolean
  /** Default: the title of the target. */
  children?: ReactNode
}

/** Link to a page in the current language; renders nothing if the page is not published. */
export function PageLink({ to, query = {}, className, isAbove, children }: PageLinkProps) {
  const { locale, route, site } = usePage()
  if (!isPublishedRoute(site, to)) return null
  return (
    <a
      className={className}
      href={withQuery(routePath(to, locale), query)}
      aria-current={route === to ? 'page' : isAbove}
    >
      {children ?? routeTitle(locale, site, to)}
    </a>
  )
}

export function ArrowLink({ children, ...target }: Omit<PageLinkProps, 'className'>) {
  return (
    <PageLink {...target} className="link-arrow">
      {children}
      <Icon name="arrow-right" flip />
    </PageLink>
  )
}

interface RecordLinkProps {
  to: RouteName
  /** Path parameters: `{ slug }`. */
  params?: Params
  /** Id of the record on the page. */
  hash?: string
  className?: string
  children: ReactNode
}

export function RecordLink({ to, params, hash, className, children }: RecordLinkProps) {
  const { locale } = usePage()
  return (
    <a className={className} href={routePath(to, locale, params) + (hash ? `#${hash}` : '')}>
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
