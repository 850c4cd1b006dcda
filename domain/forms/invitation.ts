import { attachments, choice, date, email, fullName, message, phone, singleLine } from './field'
import { defineForm } from './form'

/** Invites the authority to an event. */
export const invitation = defineForm({
  name: 'invitation',
  page: 'invitation',
  fields: {
    orgName: {
      control: 'text',
      label: 'form.orgName',
      hint: 'form.orgNameHint',
      schema: singleLine(2, 120),
      autoComplete: 'organization',
      maxLength: 240,
    },
    contactName: { ...fullName, label: 'form.contactName', hint: 'form.contactNameHint' },
    email,
    phone: {
      control: 'tel',
      label: 'form.phone',
      hint: 'form.phoneHint',
      schema: phone,
      autoComplete: 'tel',
      maxLength: 80,
    },
    eventName: {
      control: 'text',
      label: 'form.eventName',
      schema: singleLine(2, 120),
      maxLength: 240,
    },
    eventDate: {
      control: 'date',
      label: 'form.eventDate',
      hint: 'form.eventDateHint',
      schema: date,
      notBefore: 'today',
      maxLength: 40,
    },
    eventDescription: {
      control: 'textarea',
      label: 'form.eventDescription',
      hint: 'form.eventDescriptionHint',
      schema: message(10, 4_000),
    },
    participationType: {
      control: 'radio',
      label: 'form.participationType',
      schema: choice,
      list: 'participationTypes',
    },
    attachments: { ...attachments, hint: 'form.eventFilesHint' },
  },
  captcha: 'validation.robot',
  failure: 'failure.submit',
  record: { kind: { is: 'INVT' }, topic: 'participationType' },
})
