import type { ReactNode } from 'react'
import type { Issue } from '#domain/payloads/gallery'
import { OutsideLink } from '../../ui/text/link'

interface IssueLinkProps {
  to: Issue
  className?: string
  children: ReactNode
}

/** Leads to where an issue is read: further down this page, or on another site. */
export function IssueLink({ to: { link: href }, ...rest }: IssueLinkProps) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <OutsideLink href={href} {...rest} />
}
