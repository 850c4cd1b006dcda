import type { arStaffAccounts } from '../ar/staff-accounts'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enStaffAccounts = {
  deskAccounts: {
    title: 'Accounts',
    find: 'Find an account',
    email: 'Whole email address',
    emailHint:
      'Addresses are stored encrypted and cannot be found by a part. Each search is recorded in the audit log.',
    submit: 'Find',
    found: 'Accounts of this address',
    account: 'Account',
    created: 'Created',
    loggedIn: 'Last login',
    sessions: ({ count }) =>
      count === 0
        ? 'no open sessions'
        : plural('en', count, { one: '1 open session', other: '# open sessions' }),
    sessionsLabel: 'Sessions',
    status: 'Status',
    active: 'Active',
    disabled: 'Disabled',
    since: 'from {{day}}',
    until: 'until {{day}}',
    noEnd: 'no end date',
    own: 'This is your account: nobody disables their own.',
    disable: 'Disable the account',
    disableHint:
      'All its sessions end at once, and its owner sees the reason in their language. The audit log does not record the reason.',
    reasonAr: 'Reason in Arabic',
    reasonEn: 'Reason in English',
    period: 'Period',
    choosePeriod: 'Choose a period',
    periods: { d7: '7 days', d30: '30 days', d90: '90 days', d0: 'No end date' },
    enable: 'Enable',
    enableOf: 'Enable the account {{id}}',
    list: 'Accounts disabled now',
    none: 'No account is disabled now.',
    columns: {
      account: 'Account',
      since: 'From',
      until: 'Until',
      reason: 'Reason',
      action: 'Action',
    },
    problems: {
      incomplete: 'The whole address is needed: a name, an @ sign and a domain.',
      notFound:
        'No account has this address. An account is known only by an address that the login system has verified.',
      invalid: 'The account was not disabled: complete the marked fields.',
      own: 'The account was not disabled: nobody disables their own.',
      conflict:
        'Nothing changed: the state of the account has changed meanwhile. This is its state now.',
    },
    issues: {
      reasonAr: 'A reason of 3 to 300 characters',
      reasonEn: 'A reason of 3 to 300 characters',
      period: 'A period from the list',
    },
  },
} as const satisfies Shape<typeof arStaffAccounts>
