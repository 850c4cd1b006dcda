import type { CodeAction } from '../tickets/status'
import { attachments, code, message } from './field'
import { defineForm, type Form } from './form'
import { changeForm } from './ticket-form-names'

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

const mailedCode = {
  control: 'code',
  label: 'tickets.code',
  hint: 'tickets.codeHint',
  schema: code,
  autoComplete: 'one-time-code',
  maxLength: 16,
} as const

const confirm = defineForm({
  name: changeForm,
  page: 'inquiry',
  fields: { code: mailedCode },
  captcha: null,
  failure: 'failure.request',
})

const inform = defineForm({
  ...confirm,
  fields: { information, attachments, code: mailedCode },
})

/** Form of what the sender of a ticket may do, whom a mailed code identifies. */
export const ticketActionForms = {
  withdraw: confirm,
  reopen: defineForm({
    ...confirm,
    fields: { information: reopeningReason, attachments, code: mailedCode },
  }),
  inform,
  files: confirm,
} as const satisfies Record<CodeAction, Form>
