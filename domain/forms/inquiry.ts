import { emailAddress, ticket } from './field'
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
      maxLength: 32,
    },
    email: {
      control: 'email',
      label: 'form.email',
      hint: 'form.inquiryEmailHint',
      schema: emailAddress,
      autoComplete: 'email',
      maxLength: 254,
    },
  },
  captcha: null,
  failure: 'failure.inquiry',
})
