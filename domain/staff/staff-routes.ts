import { type Action, may, type Role } from '../access/permissions'
import { type Locale, localPath } from '../site/locale'
import { readReference } from '../tickets/reference'

interface StaffRouteDefinition {
  /** Path without language prefix; `:reference` is that of a ticket. */
  path: string
  /** Actions of which one opens the page. */
  actions: readonly Action[]
}

/** Pages of the desk; they are in no site map and not in the public route table. */
export const staffRoutes = {
  queue: { path: '/staff', actions: ['tickets.read'] },
  ticket: { path: '/staff/requests/:reference', actions: ['tickets.read'] },
  moderation: {
    path: '/staff/moderation',
    actions: ['comments.decide', 'releases.decide', 'feedback.read'],
  },
  emergencyNotices: { path: '/staff/emergency-notices', actions: ['notices.draft'] },
  performance: { path: '/staff/performance', actions: ['performance.read'] },
  accounts: { path: '/staff/accounts', actions: ['accounts.disable'] },
  audit: { path: '/staff/audit', actions: ['audit.read'] },
} as const satisfies Record<string, StaffRouteDefinition>

export type StaffRouteName = keyof typeof staffRoutes
const staffRouteNames = Object.keys(staffRoutes) as StaffRouteName[]

/** Pages that are not about one record. */
export type StaffSection = {
  [N in StaffRouteName]: (typeof staffRoutes)[N]['path'] extends `${string}:${string}` ? never : N
}[StaffRouteName]

/** The desk's navigation, in the order of the table. */
export const staffSections = staffRouteNames.filter(
  (name): name is StaffSection => !staffRoutes[name].path.includes(':'),
)

/** A page of the desk, with the reference in its path. */
export interface StaffMatch {
  name: StaffRouteName
  reference: string | null
}

/** True if one of the roles opens the page. */
export function mayOpen(roles: readonly Role[], name: StaffRouteName): boolean {
  return staffRoutes[name].actions.some((action) => may(roles, action))
}

/** The first page that these roles may open; null if there is none. */
export function firstStaffPage(roles: readonly Role[]): StaffRouteName | null {
  return staffSections.find((name) => mayOpen(roles, name)) ?? null
}

/** Path of a page of the desk, without language prefix. */
export function staffPath(name: StaffRouteName, reference = ''): string {
  return staffRoutes[name].path.replace(':reference', reference)
}

/** Path of a page of the desk in a language. */
export function staffAddress(locale: Locale, name: StaffRouteName, reference = ''): string {
  return localPath(staffPath(name, reference), locale)
}

const ticketPrefix = staffPath('ticket')

/** Matches a path without language prefix, ignoring letter case and trailing slashes; else null. */
export function matchStaffRoute(path: string): StaffMatch | null {
  const lower = path.toLowerCase().replace(/\/+$/, '')
  const name = staffRouteNames.find((one) => staffRoutes[one].path === lower)
  if (name) return { name, reference: null }
  if (!lower.startsWith(ticketPrefix)) return null
  const typed = lower.slice(ticketPrefix.length)
  const reference = /^[a-z]{3,4}-\d+$/.test(typed) ? readReference(typed) : null
  return reference ? { name: 'ticket', reference } : null
}
