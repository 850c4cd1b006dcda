/** Why an officer is told of a ticket. */
export const notificationReasons = [
  'assigned',
  'referred',
  'new',
  'replied',
  'reopened',
  'due',
  'overdue',
] as const
export type NotificationReason = (typeof notificationReasons)[number]

/** Reasons that are a mark in the queue until the officer opens the ticket. */
export const markReasons = ['new', 'assigned', 'referred', 'replied', 'reopened'] as const
export type MarkReason = (typeof markReasons)[number]

/** Mails that an officer can switch: one for what happens to tickets, and the digest. */
export const officerMails = ['assigned', 'new', 'replied', 'due', 'overdue', 'digest'] as const
export type OfficerMail = (typeof officerMails)[number]

/** Those that are on until the officer switches them. */
export const defaultMails: readonly OfficerMail[] = officerMails.filter((mail) => mail !== 'new')

/** The switch of the mail that tells a reason. */
export const mailOf = {
  assigned: 'assigned',
  referred: 'assigned',
  new: 'new',
  replied: 'replied',
  reopened: 'replied',
  due: 'due',
  overdue: 'overdue',
} as const satisfies Record<NotificationReason, OfficerMail>
