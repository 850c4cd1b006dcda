import type { TicketAction } from '../tickets/status'
import { defineForm, type Form } from './form'
import { information, reopeningReason } from './ticket-actions'
import { changeForm } from './ticket-form-names'

const press = defineForm({
  name: changeForm,
  page: 'profileRequest',
  fields: {},
  captcha: null,
  failure: 'failure.request',
})

/** Form of each action of a sender who is logged in. */
export const ownTicketForms = {
  withdraw: press,
  reopen: defineForm({ ...press, fields: { information: reopeningReason } }),
  inform: defineForm({ ...press, fields: { information } }),
} as const satisfies Record<TicketAction, Form>
