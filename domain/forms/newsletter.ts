import { choice, email, fullName, singleLine } from './field'
import { defineForm } from './form'

/** Subscribes to the newsletter (double opt-in: confirmed by a link in a mail). */
export const newsletter = defineForm({
  name: 'newsletter',
  page: 'newsletter',
  fields: {
    fullName,
    email: { ...email, hint: 'newsletter.emailHint' },
    interest: {
      control: 'radio',
      label: 'newsletter.interest',
      schema: choice,
      list: 'interests',
    },
    job_title: {
      control: 'select',
      label: 'newsletter.jobTitle',
      schema: choice,
      isOptional: true,
      list: 'jobTitles',
    },
    employee_type: {
      control: 'select',
      label: 'newsletter.employeeType',
      schema: choice,
      isOptional: true,
      list: 'sectors',
    },
    specialization: {
      control: 'text',
      label: 'newsletter.specialization',
      schema: singleLine(2, 120),
      isOptional: true,
      maxLength: 240,
    },
    region: {
      control: 'select',
      label: 'newsletter.region',
      schema: choice,
      isOptional: true,
      list: 'regions',
    },
    generalInterest: {
      control: 'select',
      label: 'newsletter.generalInterest',
      schema: choice,
      isOptional: true,
      list: 'otherInterests',
    },
    organization: {
      control: 'text',
      label: 'newsletter.organization',
      schema: singleLine(2, 120),
      isOptional: true,
      autoComplete: 'organization',
      maxLength: 240,
    },
  },
  captcha: 'validation.robot',
  failure: 'failure.subscribe',
  record: { kind: { is: 'NEWS' }, as: 'subscription' },
})
