import { email, ticket } from './field'
import { defineForm } from './form'

export const inquiry = defineForm({
  name: 'inquiry',
  page: 'inquiry',
  fields: {
    ticketNumber: {
      control: 'reference',
      label: 'form.ticketNumber',
      hint: 'form.ticketNumberHint',
      schema: ticket,
      maxLength: 120,
    },
    email: { ...email, hint: 'form.inquiryEmailHint' },
  },
  captcha: null,
  failure: 'failure.inquiry',
})
