import { attachments, choice, email, fullName, message } from './field'
import { defineForm } from './form'

/** Requests unpublished data, or published data in another format. */
export const openData = defineForm({
  name: 'openData',
  page: 'openData',
  fields: {
    fullName,
    email,
    requestType: {
      control: 'radio',
      label: 'form.requestType',
      schema: choice,
      list: 'dataRequestTypes',
    },
    requestDetails: {
      control: 'textarea',
      label: 'form.requestDetails',
      hint: 'form.requestDetailsHint',
      schema: message(10, 4_000),
    },
    attachments,
  },
  captcha: 'validation.robot',
  failure: 'failure.submit',
  record: { kind: { is: 'DATA' }, topic: 'requestType' },
})
