import type { ReactNode } from 'react'
import type { MagazineIssue } from '#domain/payloads/gallery'
import { OutsideLink } from '../../ui/text/link'

interface IssueLinkProps {
  to: MagazineIssue
  className?: string
  children: ReactNode
}

export function IssueLink({ to: { link: href }, ...rest }: IssueLinkProps) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <OutsideLink href={href} {...rest} />
}
