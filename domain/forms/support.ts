import { attachments, choice, email, fullName, message } from './field'
import { defineForm } from './form'

/** Ticket kinds that a visitor can choose; each is the prefix of its references. */
export const supportKinds = ['INFO', 'TECH', 'COMP', 'SUGG', 'FOI'] as const

/** All ticket kinds; those of other forms are fixed. */
export const ticketKinds = [...supportKinds, 'DATA', 'INVT', 'NEWS'] as const

export const support = defineForm({
  name: 'support',
  page: 'contact',
  fields: {
    mainType: { control: 'radio', label: 'form.mainType', schema: choice, list: 'kinds' },
    type: { control: 'select', label: 'form.type', schema: choice, list: 'topics' },
    fullName,
    email,
    message: {
      control: 'textarea',
      label: 'form.message',
      hint: 'form.messageHint',
      schema: message(10, 4_000),
    },
    attachments,
  },
  captcha: 'validation.captchaBox',
  failure: 'failure.submit',
  record: { kind: { from: 'mainType' }, topic: 'type' },
})
