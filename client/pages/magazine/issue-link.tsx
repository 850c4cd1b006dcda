import type { ReactNode } from 'react'
import type { Issue } from '#domain/payloads/gallery'
import { OutsideLink } from '../../ui/text/link'

interface IssueLinkProps {
  to: Issue
  className?: string
  children: ReactNode
}

export function IssueLink({ to: { link: href }, ...rest }: IssueLinkProps) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <OutsideLink href={href} {...rest} />
}
