import type { arAgreements } from '../ar/agreements'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enAgreements = {
  agreements: {
    lead: 'Prices and terms agreed in advance, at which government entities buy directly from the e-marketplace without a new tender.',
    type: 'Type',
    status: 'Status',
    types: { open: 'Open', closed: 'Closed' },
    statuses: {
      upcoming: 'Not yet started',
      running: 'Running',
      joining: 'Taking new contractors',
      ended: 'Ended',
    },
    categories: {
      technology: 'Information technology',
      supplies: 'Supplies',
      facilities: 'Facilities',
      health: 'Health',
      mobility: 'Travel and transport',
      people: 'Training',
    },
    riyals: 'SAR {{amount}}',
    yearsAtMost: ({ count }: { count: number }) =>
      plural('en', count, { one: 'year at most', other: 'years at most' }),
    open: {
      title: 'Open agreement',
      text: ({ months, days }: { months: string; days: string }) =>
        `New contractors may join every ${months}. Each joining window stays open for ${days}.`,
      halves: 'The agreement’s term, divided by its joining windows',
      founding: 'First award',
      joining: 'Joining window',
      hint: ({ windows }: { windows: string }) =>
        `The longest open agreement has ${windows} after the first award.`,
    },
    closed: {
      title: 'Closed agreement',
      text: 'Its parties are those who won the tender when it was made, and its prices are reviewed by the agreement’s formula alone.',
      whole: 'A term without joining windows',
      founding: 'Nobody joins after the first award',
      hint: 'Once it is made, nobody joins until it ends.',
    },
    months: ({ count }: { count: number }) =>
      plural('en', count, { one: 'month', other: '# months' }),
    days: ({ count }: { count: number }) => plural('en', count, { one: '1 day', other: '# days' }),
    windows: ({ count }: { count: number }) =>
      plural('en', count, { one: '1 joining window', other: '# joining windows' }),
    count: ({ count }: { count: number }) =>
      plural('en', count, { one: '1 agreement', other: '# agreements' }),
    none: 'No agreement matches all you chose',
    noneHint: 'Remove one of the filters to see what is left, or clear them all.',
    category: 'Category',
    contractors: 'Contractors',
    from: 'From',
    to: 'To',
    elapsed: '{{percent}}% of the term has passed',
    joinUntil: 'Joining is open until',
    joinFrom: 'Next joining',
    noJoining: { label: 'Joining', closed: 'None', over: 'No window left' },
    value: 'Maximum value',
    entities: 'Who may buy',
    window: 'Joining window',
    scope: 'What it covers',
    calendar: 'Add the joining windows to your calendar',
    link: 'Link to this agreement',
    join: {
      title: 'How to join as a contractor',
      more: 'Requirements and steps for joining',
      eligible: {
        title: 'See whether you qualify',
        text: 'A valid commercial registration in the field; zakat, tax, social insurance and localisation certificates; and three similar jobs.',
      },
      apply: {
        title: 'Apply in the joining window',
        text: 'On the unified government procurement platform, within {{days}} of the opening.',
      },
      sign: {
        title: 'Sign and offer your products',
        text: 'Your products appear in the e-marketplace within five working days of signing.',
      },
    },
    event: {
      name: 'Joining windows: {{title}}',
      title: 'Taking new contractors: {{title}}',
      text: 'Suppliers apply on the unified government procurement platform until the last day of the window.',
    },
  },
} satisfies Shape<typeof arAgreements>
