import type { arMails } from '../ar/mails'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enMails = {
  mail: {
    greeting: 'Hello,',
    due: 'The reply is due on {{due}}.',
    ignore: 'If you have not sent us a request, please ignore this message.',
    registered: {
      subject: 'We have received your request {{reference}}',
      text: 'We have received your request. Its reference number is {{reference}}.',
      follow: 'Track it with its number and this email address on this page:',
    },
    code: {
      subject: 'A code for your request {{reference}}',
      withdraw: 'This code withdraws your request {{reference}}:',
      reopen: 'This code reopens your request {{reference}}:',
      inform: 'This code adds information to your request {{reference}}:',
      files: 'This code shows the files that we attached to your request {{reference}}:',
      until: 'Enter it on the page where you asked for it. It works until {{time}}, Riyadh time.',
      ignore:
        'If you have not asked for a code, ignore this message and do not share the code; nothing will change in your request.',
    },
    status: {
      subject: '{{status}}: your request {{reference}}',
      text: 'The status of your request {{reference}} has changed. It is now: {{status}}.',
      solved: 'Was your request solved? Tell us in one press, until {{until}}:',
      wanted:
        'We need information from you to continue. The request history says what we need. Add it on the request status page.',
      follow: 'To see the details, enter the reference number and this email address on this page:',
    },
    files:
      'We have attached one or more files. They are not sent by email: open them on the page of the request, after logging in or with a code that we email you.',
    reply: {
      above: '——— Write your reply above this line ———',
      inform:
        'You can also reply to this email with the information, and attach files. We accept replies from this address only.',
      reopen:
        'To reopen your request, reply to this email within 30 days and say why. We accept replies from this address only.',
    },
    amended: {
      supplement: {
        subject: 'We have added to our reply: your request {{reference}}',
        text: 'We have added to our reply to your request {{reference}}. You will find the addition below the reply in the request history. The status has not changed.',
      },
      correction: {
        subject: 'We have corrected our reply: your request {{reference}}',
        text: 'We have corrected our reply to your request {{reference}}. The corrected text in the request history replaces the earlier one. The status has not changed.',
      },
    },
    officer: {
      one: {
        assigned: 'Request {{reference}} is assigned to you',
        referred: 'Request {{reference}} is referred to your team',
        new: 'A new request has come in: {{reference}}',
        replied: 'The sender of request {{reference}} has replied',
        reopened: 'The sender of request {{reference}} has reopened it',
        due: 'The reply to request {{reference}} is due on the next working day',
        overdue: 'The reply to request {{reference}} is overdue',
      },
      many: {
        assigned: 'Assigned to you',
        referred: 'Referred to your team',
        new: 'New, of the kinds that you chose',
        replied: 'Replied to by their senders',
        reopened: 'Reopened by their senders',
        due: 'Due on the next working day',
        overdue: 'Overdue',
      },
      subject: ({ count }) =>
        plural('en', count, { one: 'News of 1 request', other: 'News of # requests' }),
      more: ({ count }) =>
        plural('en', count, {
          one: 'The desk lists 1 more.',
          other: 'The desk lists # more.',
        }),
      why: 'You get this mail because you work on requests at the desk. You choose what you are sent, and in which language:',
      preferences: 'Notification preferences',
      digest: {
        subject: 'What waits for you at the desk: {{date}}',
        lead: 'This is what waits for you at the desk today.',
        replied: 'Replies and reopenings that you have not seen: {{count}}',
        overdue: 'Overdue: {{count}}',
        dueToday: 'Due today: {{count}}',
        mine: 'Open and assigned to you: {{count}}',
        unassigned: 'Without an officer, of the kinds that you chose: {{count}}',
      },
    },
    issue: {
      own: 'What interests you',
      others: 'Also in this issue',
      web: 'Read the whole issue on the site',
      why: 'You receive this email because you confirmed your subscription to our monthly newsletter.',
      leave: 'Unsubscribe',
      test: 'Test: {{title}}',
    },
    alert: {
      subjects: {
        begin: 'Alert: {{title}} ({{host}})',
        repeat: 'Still on: {{title}} ({{host}})',
        end: 'Over: {{title}} ({{host}})',
      },
      texts: {
        begin: '{{title}}. It began on {{time}}, Riyadh time.',
        repeat: '{{title}}. It began on {{time}}, Riyadh time, and has not ended.',
        end: 'The alert “{{title}}” ended on {{time}}, Riyadh time.',
      },
      oldest: ({ count }) =>
        plural('en', count, {
          one: 'What waits longest has waited for 1 minute.',
          other: 'What waits longest has waited for # minutes.',
        }),
      failed: ({ count }) =>
        plural('en', count, {
          one: 'The newsletter was paused: the mail service refused 1 email at repeated attempts.',
          other:
            'The newsletter was paused: the mail service refused # emails at repeated attempts.',
        }),
      codes: 'Error codes: {{codes}}',
      jobs: 'Jobs: {{jobs}}.',
      percent: 'Storage is at {{percent}}% of its limit.',
      runbook:
        'What to do for each alert is in the runbook. While the alert lasts you get one reminder a day, and an email when it is over.',
      page: 'The operations page',
    },
  },
} as const satisfies Shape<typeof arMails>
