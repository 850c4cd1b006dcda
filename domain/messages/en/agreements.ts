import type { arAgreements } from '../ar/agreements'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enAgreements = {
  agreements: {
    lead: 'Agreements with prices and terms set in advance. Government entities buy from them directly. Suppliers can join when a window is open.',
    kinds: { open: 'Open framework agreement', closed: 'Closed framework agreement' },
    type: 'Type',
    status: 'Status',
    types: { open: 'Open', closed: 'Closed' },
    statuses: {
      upcoming: 'Not yet started',
      running: 'In force',
      joining: 'Open to join',
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
    millions: ({ amount }) => `SAR ${amount} million`,
    billions: ({ amount }) => `SAR ${amount} billion`,
    yearsAtMost: ({ count }: { count: number }) =>
      plural('en', count, { one: 'year at most', other: 'years at most' }),
    open: {
      title: 'Open agreement',
      text: ({ months, days }: { months: string; days: string }) =>
        `New suppliers can join every ${months}. Each joining window stays open for ${days}.`,
    },
    closed: {
      title: 'Closed agreement',
      text: 'The contractors are the winners of the original tender. No supplier can join later, and prices change only under the agreement’s review formula.',
    },
    months: ({ count }: { count: number }) =>
      plural('en', count, { one: 'month', other: '# months' }),
    days: ({ count }: { count: number }) => plural('en', count, { one: '1 day', other: '# days' }),
    windows: ({ count }: { count: number }) =>
      plural('en', count, { one: '1 joining window', other: '# joining windows' }),
    count: ({ count }: { count: number }) =>
      plural('en', count, { one: '1 agreement', other: '# agreements' }),
    none: 'No agreement matches your filters',
    noneHint: 'Remove a filter, or clear them all.',
    next: {
      coming: 'Next joining window',
      open: 'Joining window closing soonest',
      none: 'No more joining windows',
      when: 'Joining opens',
      whenOpen: 'Open to join',
      conditions: 'Requirements for joining',
      later: 'Next joining windows',
      openUntil: 'Open until',
      calendar: 'Add to calendar',
    },
    opensIn: ({ count }: { count: number }) =>
      count === 0 ? 'today' : plural('en', count, { one: 'tomorrow', other: 'in # days' }),
    left: ({ count }: { count: number }) =>
      count === 0
        ? 'last day today'
        : plural('en', count, { one: '1 day left', other: '# days left' }),
    axis: {
      note: 'Sorted by next joining window. Agreements that have ended come last.',
      today: 'Today, {{day}}',
      file: 'Agreements and windows',
    },
    states: {
      joining: 'Open to join, {{left}}',
      coming: 'Joining opens on',
      closed: 'Closed to new suppliers',
      over: 'No more joining windows',
      upcoming: 'Starts on',
      ended: 'Ended on',
    },
    term: '{{from}} to {{to}}',
    termFrom: 'Term',
    chart: '{{title}}: term {{term}}, {{windows}}.',
    chartOpen: 'Window {{number}} is open until {{day}}.',
    chartNext: 'The next window, number {{number}}, opens on {{day}}.',
    noWindows: 'no joining windows',
    key: {
      title: 'Key',
      term: 'Term of an open agreement',
      closed: 'Term of a closed agreement',
      gone: 'Elapsed',
      past: 'Past window',
      open: 'Window open now',
      coming: 'Upcoming window',
    },
    contractors: 'Contractors',
    fromDay: 'from',
    to: 'to',
    starts: 'Start',
    ends: 'End',
    page: {
      open: 'Open to join, {{left}}',
      coming: 'Joining opens {{when}}',
      closed: 'Closed to new suppliers',
      over: 'In force, no more joining windows',
      upcoming: 'Not yet started',
      ended: 'Ended',
      apply: 'Apply to join',
      prepare: 'Prepare to join',
      marketplace: 'The e-marketplace service',
      buy: 'How to buy',
      buyNoMore: 'Orders after the end',
      allWindows: 'Add windows to your calendar',
      windows: 'Joining windows',
      closedTerm: 'Term of the agreement',
      closedText:
        'This agreement is closed to new suppliers. Its contractors won the original tender. If the need continues, a new tender is announced on the unified government procurement platform before the agreement ends.',
      pending:
        'Results are announced after applications are reviewed, within fifteen working days of the window closing.',
      result: 'The results have not been announced yet.',
      signing: 'Signed at the start, {{month}}',
      cohort: 'Window {{number}}, {{month}}',
      contractors: 'Contractors: {{count}}',
      prices: 'Price review',
      documents: 'Documents and files',
      contact: 'Ask for a document',
      files: { calendar: 'Joining windows', csv: 'All agreements', json: 'Data of this agreement' },
      history: 'What has changed',
      related: 'Related agreements',
      all: 'All agreements',
    },
    joined: ({ count }: { count: number }) =>
      count === 0
        ? 'No contractors joined'
        : plural('en', count, { one: '1 contractor joined', other: '# contractors joined' }),
    smallFirms: ({ count }: { count: number }) =>
      count === 0
        ? 'None of them is a small or medium-sized firm.'
        : plural('en', count, {
            one: '1 of them is a small or medium-sized firm.',
            other: '# of them are small or medium-sized firms.',
          }),
    windowStates: { past: 'Past', open: 'Open now', coming: 'Upcoming' },
    value: 'Maximum value',
    entities: 'Who may buy',
    entitiesBefore: 'Who could buy',
    scope: 'What it covers',
    join: {
      title: 'How to join as a contractor',
      more: 'Requirements and steps for joining',
      eligible: {
        title: 'Check that you qualify',
        text: 'You need a valid commercial registration in the field; zakat, tax, social insurance and localisation certificates; and three similar jobs.',
      },
      apply: {
        title: 'Apply in the joining window',
        text: 'Apply on the unified government procurement platform within {{days}} of the window opening.',
      },
      sign: {
        title: 'Sign and offer your products',
        text: 'Your products appear in the e-marketplace within five working days of signing.',
      },
    },
    event: {
      name: 'Joining windows: {{title}}',
      title: 'Open to join: {{title}}',
      text: 'Suppliers apply on the unified government procurement platform until the last day of the window.',
    },
  },
} satisfies Shape<typeof arAgreements>
