/** Actions in the audit log; the part before the dot is the kind of the subject. */
export const auditActions = [
  'session.opened',
  'session.closed',
  'tickets.listed',
  'tickets.searched',
  'tickets.exported',
  'ticket.read',
  'ticket.assigned',
  'ticket.transitioned',
  'ticket.undone',
  'ticket.noted',
  'ticket.downloaded',
  'release.drafted',
  'release.published',
  'release.refused',
  'release.withdrawn',
  'comment.published',
  'comment.refused',
  'comment.noted',
  'comment.held',
  'content.drafted',
  'content.uploaded',
  'content.discarded',
  'content.scheduled',
  'content.unscheduled',
  'content.published',
  'content.withdrawn',
  'setting.changed',
  'notice.drafted',
  'notice.published',
  'notice.ended',
  'notice.discarded',
  'account.read',
  'account.disabled',
  'account.enabled',
  'account.closing',
  'account.kept',
  'personal.exported',
  'personal.erased',
  'performance.exported',
  'reading.exported',
  'audit.read',
  'audit.exported',
  'audit.adopted',
] as const

export type AuditAction = (typeof auditActions)[number]

/** Keys of the states of a record before and after an action. */
export const auditStateKeys = [
  'status',
  'account',
  'assignee',
  'until',
  'closesOn',
  'slug',
  'template',
  'refusal',
  'outcome',
  'exemption',
  'tickets',
  'days',
  'file',
  'format',
  'accounts',
  'entries',
] as const

/** Plain values without personal data or free text; days are `YYYY-MM-DD`. */
export type AuditState = {
  [K in (typeof auditStateKeys)[number]]?: string | number | null
}
