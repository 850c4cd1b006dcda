import { createContext, use } from 'react'
import type { StaffFrame } from '#domain/staff/staff-page'
import { type StaffRouteName, staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../i18n'

interface StaffScope {
  frame: StaffFrame
  page: StaffRouteName
  /** Query of the page with its question mark, or empty. */
  query: string
  /** Query of the list that is shown, or from which the ticket was opened; empty for all open. */
  list: string
  /** Text of a look-up that found no ticket; empty otherwise. */
  typed: string
}

export const StaffScopeContext = createContext<StaffScope | null>(null)

/** Values that all pages of the desk share; throws outside the desk. */
export function useStaff(): StaffScope {
  const scope = use(StaffScopeContext)
  if (!scope) throw new Error('useStaff is called outside of a page of the desk')
  return scope
}

/** Address of a ticket's page, whose forms keep the list from which it was opened. */
export function useTicketAddress(reference: string): string {
  return staffAddress(usePage().locale, 'ticket', reference) + useStaff().list
}

/** Writes numbers in the digits of the settings. */
export function useNumbers(): (value: number) => string {
  const { digits } = usePage()
  return (value) => digits(value.toLocaleString('en'))
}
