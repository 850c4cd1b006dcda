import type { ReactNode } from 'react'
import { localPath } from '#domain/site/locale'
import { type StaffRouteName, staffAddress, staffPath } from '#domain/staff/staff-routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../i18n'
import './desk-parts.css'

export interface StaffLinkProps {
  to: StaffRouteName
  reference?: string
  query?: Record<string, string>
  isCurrent?: boolean
  className?: string
  /** Id of the part of the page that it leads to. */
  fragment?: string
  /** Name for assistive technology, if the text does not say what it leads to. */
  label?: string
  /** Name by which the script finds it for a key. */
  shortcut?: string
  children: ReactNode
}

export function TicketLink({ reference }: { reference: string }) {
  return (
    <StaffLink to="ticket" reference={reference}>
      <bdi dir="ltr" className="ref">
        {reference}
      </bdi>
    </StaffLink>
  )
}

/** Link to a page of the desk in the page's language; empty parameters are left out. */
export function StaffLink(props: StaffLinkProps) {
  const { to, reference, query, isCurrent, className, fragment, label, shortcut, children } = props
  const { locale } = usePage()
  return (
    <a
      className={className}
      data-key={shortcut}
      href={
        withQuery(staffAddress(locale, to, reference), query ?? {}) +
        (fragment ? `#${fragment}` : '')
      }
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}

/** Address of a page's data as CSV, by its parameters; empty ones are left out. */
export function useStaffFile(name: StaffRouteName) {
  const { locale } = usePage()
  const path = localPath(`${staffPath(name)}.csv`, locale)
  return (query: Record<string, string>): string => withQuery(path, query)
}
