import { choice, emailAddress, line, message } from './field'
import { defineForm } from './form'

/** Request kinds a visitor chooses from; each is the prefix of its references. */
export const supportKinds = ['INFO', 'TECH', 'COMP', 'SUGG', 'FOI'] as const

export const support = defineForm({
  name: 'support',
  page: 'contact',
  fields: {
    mainType: { control: 'radio', label: 'form.mainType', schema: choice, list: 'kinds' },
    type: { control: 'select', label: 'form.type', schema: choice, list: 'topics' },
    fullName: {
      control: 'text',
      label: 'form.fullName',
      schema: line(2, 120, 'validation.name'),
      autoComplete: 'name',
      maxLength: 240,
    },
    email: {
      control: 'email',
      label: 'form.email',
      hint: 'form.emailHint',
      schema: emailAddress,
      autoComplete: 'email',
      maxLength: 254,
    },
    message: {
      control: 'textarea',
      label: 'form.message',
      hint: 'form.messageHint',
      schema: message(10, 4_000),
    },
  },
  captcha: 'validation.captchaBox',
  failure: 'failure.submit',
  record: { kind: { from: 'mainType' }, topic: 'type' },
})
