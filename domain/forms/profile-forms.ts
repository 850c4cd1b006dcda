import type { TicketAction } from '../tickets/status'
import { attachments } from './field'
import { defineForm, type Form } from './form'
import { information, reopeningReason } from './ticket-actions'
import { changeForm } from './ticket-form-names'

/** Values of the hidden field `form` of the profile's buttons and small forms. */
export const profileForms = [
  'preferences',
  'leaveNewsletter',
  'deleteComment',
  'closeAccount',
  'keepAccount',
] as const

export type ProfileFormName = (typeof profileForms)[number]

/** The part of the profile in which each form stands. */
export const profileSections = {
  preferences: 'display',
  leaveNewsletter: 'newsletter',
  deleteComment: 'contributions',
  closeAccount: 'closing',
  keepAccount: 'closing',
} as const satisfies Record<ProfileFormName, string>

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
  reopen: defineForm({ ...press, fields: { information: reopeningReason, attachments } }),
  inform: defineForm({ ...press, fields: { information, attachments } }),
} as const satisfies Record<TicketAction, Form>
