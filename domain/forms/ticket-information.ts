import { message } from './field'

/** The field for what the sender of a ticket is asked for. */
export const information = {
  control: 'textarea',
  label: 'tickets.reply',
  hint: 'form.messageHint',
  schema: message(10, 4_000),
} as const

/** The field for why the sender of a ticket reopens it. */
export const reopeningReason = {
  ...information,
  label: 'tickets.reopen.reason',
  hint: 'tickets.reopen.reasonHint',
} as const
