import type { ReactNode } from 'react'
import type { Issue } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { Hidden } from '../../ui/hidden'
import { Icon } from '../../ui/icon'

interface IssueLinkProps {
  to: Issue
  className?: string
  children: ReactNode
}

/** Leads to where an issue is read: further down this page, or on another site. */
export function IssueLink({ to: { link }, className, children }: IssueLinkProps) {
  const { t } = usePage()
  if (link.startsWith('#')) {
    return (
      <a className={className} href={link}>
        {children}
      </a>
    )
  }
  return (
    <a className={className} href={link} rel="noopener">
      {children}
      <Icon name="arrow-up-right" className="icon--out" flip />
      <Hidden>{t('link.outside')}</Hidden>
    </a>
  )
}
