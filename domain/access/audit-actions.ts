/** What an entry of the audit log records; the part before the dot is the kind of its subject. */
export const auditActions = [
  'session.opened',
  'session.closed',
  'tickets.searched',
  'ticket.read',
  'ticket.assigned',
  'ticket.transitioned',
  'ticket.undone',
  'ticket.noted',
  'ticket.downloaded',
  'release.drafted',
  'release.published',
  'release.refused',
  'comment.published',
  'comment.refused',
  'account.read',
  'account.disabled',
  'account.enabled',
  'account.closing',
  'account.kept',
  'personal.exported',
  'personal.erased',
  'performance.exported',
  'audit.read',
  'audit.exported',
] as const

export type AuditAction = (typeof auditActions)[number]
