import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arSla } from './ar'

export const enSla = {
  sla: {
    promise: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'We reply within one working day',
        other: 'We reply within # working days',
      }),
    squares: 'Each square is a working day.',
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
} as const satisfies Shape<typeof arSla>
