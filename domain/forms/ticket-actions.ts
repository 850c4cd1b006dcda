import type { TicketAction } from '../tickets/status'
import { code } from './field'

import { defineForm, type Form } from './form'
import { changeForm } from './ticket-form-names'
import { information, reopeningReason } from './ticket-information'

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
  fields: {
    information,
    code: mailedCode,
  },
})

/** Form of each action of a ticket's sender, whom a mailed code identifies. */
export const ticketActionForms = {
  withdraw: confirm,
  reopen: defineForm({ ...confirm, fields: { information: reopeningReason, code: mailedCode } }),
  inform,
} as const satisfies Record<TicketAction, Form>
