import type { arOwnData } from '../ar/own-data'
import type { Shape } from '../shape'

export const enOwnData = {
  ownData: {
    stated: 'From the service you logged in with',
    account: 'Account',
    verified: 'Verified address',
    yes: 'Yes',
    no: 'No',
    created: 'First login',
    loggedIn: 'Last login',
    disabled: 'Why it is disabled',
    opened: 'Opened',
    used: 'Last used',
    kind: 'Request type',
    status: 'Status',
    file: 'Attached file',
    issues: 'Issues sent',
    signedUp: 'Subscribed',
    confirmed: 'Confirmed',
    left: 'Unsubscribed',
    subscription: {
      pending: 'Waiting to be confirmed',
      confirmed: 'Confirmed',
      left: 'Unsubscribed',
    },
    date: 'Date',
    mails: 'Our emails to you',
    mail: 'Email',
    written: 'Written',
    sent: 'Sent',
    teams: 'Teams of the desk',
    templates: {
      registered: 'Number of the request',
      confirm: 'Confirmation of the subscription',
      code: 'Verification code',
      status: 'Change of status',
      amended: 'Addition to an answer, or its correction',
    },
  },
} as const satisfies Shape<typeof arOwnData>
