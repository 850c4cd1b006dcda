import { type Action, may, type Role } from '../access/permissions'
import { isKindName } from '../content/kinds'
import { type Locale, localPath } from '../site/locale'
import { readReference } from '../tickets/reference'

interface StaffRouteDefinition {
  /** Path without language prefix; `:reference` is that of a ticket, `{kind}/{slug}` of a record or the slug of a picture, a document or an issue. */
  path: string
  /** Actions of which one opens the page. */
  actions: readonly Action[]
  /** About the reader: linked from their menu, not in the navigation. */
  isPersonal?: true
}

/** Pages of the desk; they are in no site map and not in the public route table. */
export const staffRoutes = {
  queue: { path: '/staff', actions: ['tickets.read'] },
  ticket: { path: '/staff/requests/:reference', actions: ['tickets.read'] },
  preferences: { path: '/staff/preferences', actions: ['tickets.read'], isPersonal: true },
  moderation: {
    path: '/staff/moderation',
    actions: ['comments.decide', 'releases.decide', 'feedback.read'],
  },
  content: { path: '/staff/content', actions: ['content.draft'] },
  entry: { path: '/staff/content/:reference', actions: ['content.draft'] },
  pictures: { path: '/staff/media', actions: ['content.draft'] },
  picture: { path: '/staff/media/:reference', actions: ['content.draft'] },
  documents: { path: '/staff/files', actions: ['content.draft'] },
  document: { path: '/staff/files/:reference', actions: ['content.draft'] },
  newsletter: { path: '/staff/newsletter', actions: ['newsletter.draft'] },
  newsletterIssue: { path: '/staff/newsletter/:reference', actions: ['newsletter.draft'] },
  emergencyNotices: { path: '/staff/emergency-notices', actions: ['notices.draft'] },
  settings: { path: '/staff/settings', actions: ['settings.change'] },
  reading: { path: '/staff/reading', actions: ['reading.read'] },
  performance: { path: '/staff/performance', actions: ['performance.read'] },
  operations: { path: '/staff/operations', actions: ['operations.read'] },
  accounts: { path: '/staff/accounts', actions: ['accounts.disable'] },
  batch: { path: '/staff/batch', actions: ['tickets.transition'], isPersonal: true },
  absences: { path: '/staff/absences', actions: ['absences.set'], isPersonal: true },
  teams: { path: '/staff/teams', actions: ['teams.change'] },
  audit: { path: '/staff/audit', actions: ['audit.read'] },
} as const satisfies Record<string, StaffRouteDefinition>

export type StaffRouteName = keyof typeof staffRoutes
const staffRouteNames = Object.keys(staffRoutes) as StaffRouteName[]

/** Pages that are not about one record, nor about the reader. */
export type StaffSection = {
  [N in StaffRouteName]: (typeof staffRoutes)[N]['path'] extends `${string}:${string}`
    ? never
    : (typeof staffRoutes)[N] extends { isPersonal: true }
      ? never
      : N
}[StaffRouteName]

/** The desk's navigation, in the order of the table. */
export const staffSections = staffRouteNames.filter(
  (name): name is StaffSection =>
    !staffRoutes[name].path.includes(':') && !('isPersonal' in staffRoutes[name]),
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

/** Path of the public page of a record as its draft would make it, without language prefix. */
export function previewPath(reference: string): string {
  return `/staff/preview/${reference}`
}

const readSlug = (typed: string) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed) ? typed : null)

/** The reference at the end of a path, as it is written; null if it is none. */
const references: Partial<Record<StaffRouteName, (typed: string) => string | null>> = {
  ticket: (typed) => (/^[a-z]{3,4}-\d+$/.test(typed) ? readReference(typed) : null),
  picture: readSlug,
  document: readSlug,
  newsletterIssue: readSlug,
  entry: (typed) => {
    const [kind = '', slug = ''] = typed.split('/')
    return isKindName(kind) && readSlug(slug) && typed === `${kind}/${slug}` ? typed : null
  },
}

/** Matches a path without language prefix, ignoring letter case and trailing slashes; else null. */
export function matchStaffRoute(path: string): StaffMatch | null {
  const lower = path.toLowerCase().replace(/\/+$/, '')
  const name = staffRouteNames.find((one) => staffRoutes[one].path === lower)
  if (name) return { name, reference: null }
  for (const one of staffRouteNames) {
    const prefix = staffPath(one)
    const reference = lower.startsWith(prefix) && references[one]?.(lower.slice(prefix.length))
    if (reference) return { name: one, reference }
  }
  return null
}
