import type { RequestAction } from '../tickets/status'
import { code, message } from './field'
import { defineForm, type Form } from './form'
import { changeForm } from './ticket-form-names'

const mailedCode = {
  control: 'code',
  label: 'requests.code',
  hint: 'requests.codeHint',
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
    information: {
      control: 'textarea',
      label: 'requests.reply',
      hint: 'form.messageHint',
      schema: message(10, 4_000),
    },
    code: mailedCode,
  },
})

/** What the sender of a request fills in for each thing they may do with it. */
export const changeForms = {
  withdraw: confirm,
  reopen: confirm,
  inform,
} as const satisfies Record<RequestAction, Form>
