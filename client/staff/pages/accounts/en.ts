import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskAccounts } from './ar'

export const enDeskAccounts = {
  deskAccounts: {
    title: 'Accounts',
    find: 'Find an account',
    email: 'Whole email address',
    emailHint:
      'Addresses are stored encrypted, so a part of one finds nothing. Each search is recorded in the audit log.',
    submit: 'Find',
    found: 'Accounts with this address',
    account: 'Account',
    created: 'Created',
    loggedIn: 'Last login',
    sessions: ({ count }) =>
      count === 0 ? 'None open' : plural('en', count, { one: '1 open', other: '# open' }),
    sessionsLabel: 'Sessions',
    status: 'Status',
    active: 'Active',
    disabled: 'Disabled',
    since: 'from {{day}}',
    until: 'until {{day}}',
    noEnd: 'No end date',
    own: 'This is your own account, so you cannot disable it.',
    disable: 'Disable the account',
    disableHint:
      'Disabling the account ends all its sessions at once, and its owner sees the reason in their language. The audit log does not record the reason.',
    reasonAr: 'Reason in Arabic',
    reasonEn: 'Reason in English',
    period: 'Period',
    choosePeriod: 'Choose a period',
    periods: { d7: '7 days', d30: '30 days', d90: '90 days', d0: 'No end date' },
    enable: 'Enable',
    enableOf: 'Enable the account {{id}}',
    list: 'Disabled accounts',
    none: 'No account is disabled now.',
    columns: {
      account: 'Account',
      since: 'From',
      until: 'Until',
      reason: 'Reason',
      action: 'Action',
    },
    problems: {
      incomplete: 'Type the whole address: a name, an @ sign and a domain.',
      notFound:
        'No account has this address. Only addresses that the login system has verified can be found.',
      invalid: 'The account was not disabled: complete the marked fields.',
      own: 'The account was not disabled: it is your own.',
      conflict: 'Nothing was done: the account changed in the meantime. This is its status now.',
    },
    issues: {
      reasonAr: 'Write a reason in Arabic, from 3 to 300 characters.',
      reasonEn: 'Write a reason in English, from 3 to 300 characters.',
      period: 'Choose a period.',
    },
  },
} as const satisfies Shape<typeof arDeskAccounts>
