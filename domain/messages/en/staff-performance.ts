import type { arStaffPerformance } from '../ar/staff-performance'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enStaffPerformance = {
  deskPerformance: {
    title: 'Performance',
    period: 'Period',
    periods: { d7: '7 days', d30: '30 days', d90: '90 days', d365: 'Year' },
    range: '{{from}} to {{to}}. Below each number is that of the previous period.',
    csv: 'CSV file',
    figures: {
      received: 'Received',
      answered: 'Answered',
      within: 'Within the promise',
      firstMedian: 'First reply: median',
      firstNinth: 'First reply: nine in ten',
      answerMedian: 'Answer: median',
      answerNinth: 'Answer: nine in ten',
      open: 'Open now',
      overdue: 'Overdue now',
    },
    days: ({ count }) => plural('en', count, { one: 'working day', other: 'working days' }),
    none: 'No replies',
    former: 'Before:',
    noFormer: 'Before: none',
    durations: {
      d0: 'Same day',
      d1: '1 day',
      d2: '2 days',
      d3: '3 days',
      d4: '4 days',
      d5: '5 days',
      d6: '6 or more',
    },
    within: '{{within}} of {{total}} were answered within the promise',
    noAnswers: 'No answers in this period',
    inTime: 'Within the promise',
    late: 'After the promise',
    promise: 'The promise: three working days',
    histogram: 'Working days from receipt to the first answer, without waiting for the sender.',
    mark: ({ count }) =>
      plural('en', count, {
        one: 'Each square is one request.',
        other: 'Each square is # requests.',
      }),
    duration: 'Duration',
    tickets: 'Requests',
    table: 'The numbers in a table',
    weekInTime: 'Nine in ten requests were answered within the promise in the latest week',
    weekLate: 'The slowest tenth missed the promise in the latest week',
    weeks:
      'Working days to answer by week; a week is named by its first day. No line where there are no answers.',
    week: 'Week',
    median: 'Median',
    ninth: 'Nine in ten within',
    loadOf: 'Most open requests are with {{name}}',
    loadOfNobody: 'The open requests are unassigned',
    noLoad: 'No open requests',
    officers: {
      name: 'Assignee',
      open: 'Open',
      overdue: 'Overdue',
      median: 'Median days',
      answered: 'Answered',
    },
    load: 'Each square is an open request; a crossed-out one is overdue.',
    loadLabel: '{{open}} open, {{overdue}} of them overdue',
    nobody: 'Unassigned',
    flow: '{{received}} received, {{answered}} answered',
    dayTable: 'Day by day',
    dayColumns: {
      day: 'Day',
      received: 'Received',
      answered: 'Answered',
      within: 'In time',
      overdue: 'Overdue at day’s end',
    },
    moreDays: 'The CSV file has all days of the period.',
    overdue: ({ count }) =>
      count === 0
        ? 'No request is overdue'
        : plural('en', count, { one: '1 request is overdue', other: '# requests are overdue' }),
    allOverdue: 'All overdue requests in the queue',
  },
} as const satisfies Shape<typeof arStaffPerformance>
