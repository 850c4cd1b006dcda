import type { FormName } from '#domain/forms/registry'

type Fields = Record<string, string>

const person = { fullName: 'Noura Example', email: 'noura@example.com' }

/** Valid values for every field of each form. */
export const answers = {
  support: {
    mainType: 'INFO',
    type: 'other',
    ...person,
    message: 'When does the next window open?',
  },
  inquiry: { ticketNumber: 'INFO-1234', email: 'visitor@example.com' },
  openData: {
    ...person,
    requestType: 'raw-data-access',
    requestDetails: 'Joining windows of the last three years, month by month.',
  },
  invitation: {
    orgName: 'Example Society',
    contactName: 'Noura Example',
    email: 'noura@example.com',
    phone: '+966512345678',
    eventName: 'A forum on spending',
    eventDate: '2099-03-01',
    eventDescription: 'A day on efficient spending, in Riyadh, for 200 guests.',
    participationType: 'speaker',
  },
  newsletter: {
    ...person,
    interest: 'agreements',
    job_title: 'engineer',
    employee_type: 'private',
    specialization: 'Civil engineering',
    region: 'riyadh',
    generalInterest: 'procurement',
    organization: 'Example Contracting',
  },
} satisfies Record<FormName, Fields>
