import { createContext, use } from 'react'
import type { StaffFrame } from '#domain/staff/staff-page'
import type { StaffRouteName } from '#domain/staff/staff-routes'

interface StaffScope {
  frame: StaffFrame
  page: StaffRouteName
  /** Query of the page with its question mark, or empty. */
  query: string
  /** What was looked up in vain; empty otherwise. */
  typed: string
}

export const StaffScopeContext = createContext<StaffScope | null>(null)

/** Values that all pages of the desk share; throws outside the desk. */
export function useStaff(): StaffScope {
  const scope = use(StaffScopeContext)
  if (!scope) throw new Error('useStaff is called outside of a page of the desk')
  return scope
}
