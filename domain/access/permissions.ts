/**
 * Roles of staff, stated by the identity provider. The values of its claim are a setting
 * (`OIDC_ROLE_VALUES`).
 */
export const roles = [
  'case_officer',
  'moderator',
  'editor',
  'publisher',
  'supervisor',
  'auditor',
] as const

export type Role = (typeof roles)[number]

/**
 * Roles that allow each action of the desk. Handlers check it, and pages show only what it allows.
 */
export const permissions = {
  'tickets.read': ['case_officer', 'supervisor'],
  'tickets.assign': ['case_officer', 'supervisor'],
  'tickets.transition': ['case_officer', 'supervisor'],
  'tickets.note': ['case_officer', 'supervisor'],
  'tickets.download': ['case_officer', 'supervisor'],
  'releases.draft': ['case_officer', 'supervisor'],
  'releases.decide': ['moderator', 'supervisor'],
  'comments.decide': ['moderator', 'supervisor'],
  'feedback.read': ['moderator', 'supervisor'],
  'content.draft': ['editor', 'publisher'],
  'content.publish': ['publisher'],
  'newsletter.draft': ['editor', 'publisher'],
  'newsletter.send': ['publisher'],
  'settings.change': ['publisher'],
  'notices.draft': ['editor', 'publisher'],
  'notices.publish': ['publisher'],
  'reading.read': ['editor', 'publisher', 'supervisor'],
  'performance.read': ['supervisor'],
  'operations.read': ['supervisor'],
  'accounts.disable': ['supervisor'],
  'views.save': ['case_officer', 'supervisor'],
  'views.share': ['supervisor'],
  'absences.set': ['case_officer', 'supervisor'],
  'absences.change': ['supervisor'],
  'rotas.change': ['supervisor'],
  'teams.change': ['supervisor'],
  'audit.read': ['auditor'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

/** True if one of the roles may do the action. */
export function may(roles: readonly Role[], action: Action): boolean {
  const allowed: readonly Role[] = permissions[action]
  return roles.some((role) => allowed.includes(role))
}
