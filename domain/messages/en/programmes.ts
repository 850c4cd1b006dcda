import type { arProgrammes } from '../ar/programmes'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enProgrammes = {
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
} as const satisfies Shape<typeof arProgrammes>
