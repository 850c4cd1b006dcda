import type { arAgreements } from '../ar/agreements'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enAgreements = {
  agreements: {
    lead: 'Prices and terms agreed in advance, at which government entities buy directly from the e-marketplace without a new tender.',
    kinds: { open: 'Open framework agreement', closed: 'Closed framework agreement' },
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
    millions: 'SAR {{amount}} million',
    billions: 'SAR {{amount}} billion',
    yearsAtMost: ({ count }: { count: number }) =>
      plural('en', count, { one: 'year at most', other: 'years at most' }),
    open: {
      title: 'Open agreement',
      text: ({ months, days }: { months: string; days: string }) =>
        `New contractors may join every ${months}. Each joining window stays open for ${days}.`,
    },
    closed: {
      title: 'Closed agreement',
      text: 'Its parties are those who won the tender when it was made. Nobody joins until it ends, and its prices are reviewed by the agreement’s formula alone.',
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
    next: {
      coming: 'Next joining window',
      open: 'Open now, and the first to close',
      none: 'No joining window ahead',
      when: 'Joining opens',
      whenOpen: 'Joining is open',
      conditions: 'Requirements for joining',
      later: 'The next windows',
      openUntil: 'Open until',
      calendar: 'Add the date',
    },
    opensIn: ({ count }: { count: number }) =>
      count === 0 ? 'today' : plural('en', count, { one: 'tomorrow', other: 'in # days' }),
    left: ({ count }: { count: number }) =>
      count === 0
        ? 'last day today'
        : plural('en', count, { one: '1 day left', other: '# days left' }),
    axis: {
      note: 'All lengths are to one scale. Ordered by the next window, with those that have ended last.',
      today: 'Today, {{day}}',
      file: 'Agreements and windows',
    },
    states: {
      joining: 'Open now, {{left}}',
      coming: 'Joining opens on',
      closed: 'Closed, nobody joins',
      over: 'All windows have passed',
      upcoming: 'Starts on',
      ended: 'Ended on',
    },
    term: '{{from}} to {{to}}',
    termFrom: 'Term',
    chart: '{{title}}: term {{term}}, {{windows}}.',
    chartOpen: 'Window {{number}} is open until {{day}}.',
    chartNext: 'The next window, {{number}}, opens on {{day}}.',
    noWindows: 'no joining windows',
    key: {
      title: 'Key to the axis',
      term: 'Term, open',
      closed: 'Term, closed',
      gone: 'Elapsed',
      past: 'Past window',
      open: 'Window open now',
      coming: 'Window to come',
    },
    emblem: {
      title: 'Every agreement has an emblem made from its data',
      label: 'Emblem of {{title}}: {{sides}}, {{petals}}, {{dots}}.',
      sidesName: 'Sides',
      sidesText:
        'Years of the term, one side for each. They begin at the top and run in reading direction.',
      petalsName: 'Petals',
      petalsText:
        'Joining windows at their moment in the term. Filled ones have passed or are open now, outlined ones are to come.',
      dotsName: 'Dots',
      dotsText: 'Contractors, one dot for each.',
      example: 'This is the emblem of {{title}}: {{sides}}, {{petals}} and {{dots}}.',
      sides: ({ count }: { count: number }) =>
        plural('en', count, { one: '1 side', other: '# sides' }),
      petals: ({ count }: { count: number }) =>
        count === 0 ? 'no petals' : plural('en', count, { one: '1 petal', other: '# petals' }),
      dots: ({ count }: { count: number }) =>
        plural('en', count, { one: '1 dot', other: '# dots' }),
      caption:
        'A side is a year, a petal a joining window, a dot a contractor: {{sides}}, {{petals}} and {{dots}}.',
      gold: 'The gold petal is open now.',
    },
    contractors: 'Contractors',
    fromDay: 'from',
    to: 'to',
    starts: 'Start',
    ends: 'End',
    page: {
      open: 'Joining is open, {{left}}',
      coming: 'Joining opens {{when}}',
      closed: 'Running, and nobody joins until it ends',
      over: 'Running, and all joining windows have passed',
      upcoming: 'Not yet started',
      ended: 'Ended',
      apply: 'Apply to join',
      prepare: 'Prepare to join',
      marketplace: 'The e-marketplace service',
      buy: 'How your entity buys',
      allWindows: 'All windows',
      windows: 'Joining windows',
      closedTerm: 'Term of the agreement',
      closedText:
        'This agreement is closed: its parties won the tender when it was made. A new tender is issued before it ends and announced on the unified government procurement platform.',
      forWindow: 'for window {{number}}',
      pending:
        'The outcome is announced once applications are examined, within fifteen working days of its end.',
      result: 'Its outcome has not been announced yet.',
      signing: 'Signed at the start, {{month}}',
      cohort: 'Window {{number}}, {{month}}',
      contractors: 'Contractors: {{count}}',
      one: 'One dot is one contractor and one block is ten, all to one scale.',
      prices: 'Price review',
      documents: 'Documents and files',
      contact: 'Ask for a document you did not find',
      files: { calendar: 'Joining windows', csv: 'All agreements', json: 'Data of this agreement' },
      history: 'What has changed',
      related: 'Related agreements',
      all: 'All agreements on the axis',
    },
    joined: ({ count }: { count: number }) =>
      count === 0
        ? 'Nobody joined'
        : plural('en', count, { one: '1 contractor joined', other: '# contractors joined' }),
    smallFirms: ({ count }: { count: number }) =>
      count === 0
        ? 'None of them is a small or medium firm.'
        : plural('en', count, {
            one: '1 of them is a small or medium firm.',
            other: '# of them are small and medium firms.',
          }),
    windowStates: { past: 'Past', open: 'Open now', coming: 'To come' },
    value: 'Maximum value',
    entities: 'Who may buy',
    scope: 'What it covers',
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
