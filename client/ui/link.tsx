import type { ReactNode } from 'react'
import { type RouteName, routePath } from '#domain/routes'
import { usePage } from '../i18n'
import { Hidden } from './hidden'
import { Icon } from './icon'

interface PageLinkProps {
  to: RouteName
  className?: string
  /** Without children the link shows the page's title. */
  children?: ReactNode
}

/** A link to a page of ours, in the language of this one. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { locale, route, t } = usePage()
  return (
    <a
      className={className}
      href={routePath(to, locale)}
      aria-current={route === to ? 'page' : undefined}
    >
      {children ?? t(`routes.${to}.title`)}
    </a>
  )
}

interface OutsideLinkProps {
  href: string
  children: ReactNode
}

/** A link that leaves the site, and says so. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = usePage()
  return (
    <a href={href} rel="noopener">
      {children}
      <Icon name="arrow-up-right" className="icon--out" flip />
      <Hidden>{t('link.outside')}</Hidden>
    </a>
  )
}
