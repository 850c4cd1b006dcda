import type { TicketAction } from '../tickets/status'
import { code, message } from './field'
import { defineForm, type Form } from './form'
import { changeForm } from './ticket-form-names'

const mailedCode = {
  control: 'code',
  label: 'tickets.code',
  hint: 'tickets.codeHint',
  schema: code,
  autoComplete: 'one-time-code',
  maxLength: 16,
} as const

const information = {
  control: 'textarea',
  label: 'tickets.reply',
  hint: 'form.messageHint',
  schema: message(10, 4_000),
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
  reopen: confirm,
  inform,
} as const satisfies Record<TicketAction, Form>

const press = defineForm({ ...confirm, page: 'profileRequest', fields: {} })

/** Form of each action of a sender who is logged in. */
export const ownTicketForms = {
  withdraw: press,
  reopen: press,
  inform: defineForm({ ...press, fields: { information } }),
} as const satisfies Record<TicketAction, Form>
