import type { arInstitution } from '../ar/institution'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enInstitution = {
  quickExit: {
    text: 'You can leave this page at any moment.',
    leave: 'Leave now',
    official: 'Go to the national channel',
    phone: 'Or call us:',
    channels: 'All reporting channels',
  },
  programmes: {
    until: 'to',
    open: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'One programme open for applications',
        other: '# programmes open for applications',
      }),
    seats: ({ count }: { count: number }) =>
      plural('en', count, { one: '# seat', other: '# seats' }),
    free: ({ count }) => plural('en', count, { one: '# seat left', other: '# seats left' }),
    freeOf: ({ free, seats }) => `${free} of ${seats} seats left`,
    next: 'The next one starts on {{date}}',
    none: 'No programme is open for applications at present. New programmes appear here at least a month before they start. Write to us about the training you need.',
    stage: {
      open: 'Open for applications',
      closed: 'Applications closed',
      running: 'Running',
      ended: 'Ended',
    },
    delivery: { 'on-site': 'On site', online: 'Online', blended: 'On site and online' },
    time: 'Time',
    hours: '{{from}} – {{until}}',
    place: 'Place',
    audience: 'For',
    seatsLabel: 'Seats',
    registration: 'Apply by',
    registrationClosed: 'Applications closed on',
    gains: 'What you will learn',
    calendar: 'Add to your calendar',
    apply: 'Apply',
    closed: 'Programmes closed to applications',
    ended: 'Programmes that have ended',
  },
  sla: {
    promise: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'We reply within one working day',
        other: 'We reply within # working days',
      }),
    day: 'Day {{number}}',
    due: 'Day {{number}}: reply',
    service: 'Service',
    duration: 'Duration',
    squares: 'Each square is a working day.',
    hundred: 'Each square is 1%. Outlined squares were not achieved.',
    range: '{{first}} to {{last}}.',
    units: { days: 'working days', minutes: 'minutes' },
    newest: 'in {{month}}. Target: {{target}}',
    key: {
      kept: 'Target met',
      missed: 'Target missed',
      target: 'Target',
      scale: 'Percentages are shown from {{from}}% to 100%, days and minutes from zero',
    },
    unmeasured: 'Not measured',
    atLeast: '{{value}} or more',
    atMost: '{{value}} or less',
    percent: ({ count }: { count: number }) => `${count}%`,
    workingDays: ({ count }: { count: number }) =>
      plural('en', count, { one: '# working day', other: '# working days' }),
    minutes: ({ count }: { count: number }) =>
      plural('en', count, { one: '# minute', other: '# minutes' }),
    misses: ({ count }: { count: number }) =>
      count === 0
        ? 'On target every month.'
        : plural('en', count, { one: 'Missed in one month.', other: 'Missed in # months.' }),
  },
  backup: {
    state: { working: 'Working', maintenance: 'Maintenance today', down: 'Down' },
    days: ({ count, until }) =>
      plural('en', count, {
        one: 'The square is today. A filled square is a day with planned maintenance.',
        other: `The next # days, to ${until}. Filled squares are days with planned maintenance.`,
      }),
    call: 'If it is urgent, call us:',
    open: 'Open the platform',
    none: 'No maintenance is planned. It is announced here at least five working days ahead.',
    past: 'Earlier maintenance and faults',
    fault: 'Fault',
    maintenance: 'Maintenance',
    planned: 'Planned maintenance: {{first}}',
    plannedUntil: 'Planned maintenance: {{first}} to {{last}}',
  },
  card: {
    lead: 'All our contact details on one card. Save it to your phone or scan the code.',
    save: 'Save to contacts',
    format: 'vCard file, in both languages',
    show: 'Show the QR code',
    code: 'QR code that saves the authority’s card to your contacts',
    scan: 'Point your phone’s camera at the code to save the card. No connection is needed.',
    unset: 'No other channels have been announced yet. Write to us with the contact form.',
  },
  channel: {
    open: 'Open the channel',
    gallery: 'Video gallery',
    play: 'Play:',
    length: 'Length',
    empty: 'No videos are published at present. Read about the authority’s work in the news.',
  },
  help: {
    all: 'All questions',
    tasks: {
      contact: 'Send a question, complaint or suggestion',
      inquiry: 'Track a request you sent',
      backup: 'A platform is down and it is urgent',
      violations: 'Report a violation or corruption',
      accessibility: 'Report an accessibility barrier',
      card: 'Save our number and address',
    },
  },
  accessible: {
    toTools: 'Go to the tools',
  },
  choice: {
    now: 'Your choice now',
    unanswered: 'You have not chosen yet.',
    unansweredText: 'Only necessary cookies are used until you do.',
    all: 'You accepted all cookies:',
    allText: 'necessary cookies and usage measurement.',
    necessary: 'You accepted only necessary cookies:',
    necessaryText: 'your use is not measured.',
    custom: 'You chose for yourself:',
    measure: 'usage measurement is on.',
    neither: 'necessary cookies only.',
    acceptAll: 'Accept all',
    rejectAll: 'Accept only necessary cookies',
    each: 'Or choose each type',
  },
} as const satisfies Shape<typeof arInstitution>
