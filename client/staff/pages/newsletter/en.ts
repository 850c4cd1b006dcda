import type { Shape } from '#domain/messages/shape'
import type { arDeskNewsletter } from './ar'

export const enDeskNewsletter = {
  deskNewsletter: {
    title: 'Monthly newsletter',
    lead: 'An editor or a publisher writes an issue, a publisher who has not written it approves it, and it is sent to confirmed subscribers.',
    subscribers: 'Subscribers',
    confirmed: 'Confirmed',
    recent: 'Of them in 30 days',
    left: 'Left in 30 days',
    counted:
      'Counted in the table of subscriptions. Nobody knows who opened a mail or followed a link.',
    issues: 'Issues',
    issueTable: 'Table of issues',
    subscriberTable: 'Table of subscribers',
    none: 'No issues yet.',
    columns: { title: 'Issue', state: 'State', sending: 'Sending', figures: 'Figures' },
    draft: 'Draft',
    notSent: 'Not sent',
    statuses: {
      scheduled: 'Scheduled',
      sending: 'Being sent',
      paused: 'Paused',
      finished: 'Finished',
      cancelled: 'Cancelled',
    },
    sentOf: '{{sent}} of {{recipients}}',
    compose: 'New issue',
    month: 'Month of the issue',
    monthHint: 'It becomes the name of the issue in its address.',
    begin: 'Begin the draft',
    createIssues: {
      month: 'A month such as 2026-12 is needed.',
      taken: 'This month has an issue. Open it from the list.',
    },
  },
} as const satisfies Shape<typeof arDeskNewsletter>
