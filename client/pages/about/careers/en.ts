import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arCareers } from './ar'

export const enCareers = {
  careers: {
    open: 'Vacancies',
    count: ({ count }) =>
      count === 0
        ? 'No vacancies today'
        : plural('en', count, { one: '# vacancy open today', other: '# vacancies open today' }),
    left: ({ count }) =>
      count === 0
        ? 'Last day today'
        : plural('en', count, { one: '# day left', other: '# days left' }),
    applyNow: 'Apply by message',
    applyHow: 'Start your message with',
    closes: 'Last day to apply',
    closed: 'Closed on',
    department: 'Unit',
    place: 'Place of work',
    contract: 'Employment type',
    seats: 'Openings',
    details: 'Duties and requirements',
    duties: 'What you will do',
    requirements: 'What you need',
    howTo: 'How to apply',
    none: 'No vacancies today',
    noneText:
      'Every vacancy is published on this page first. Until a new one is announced, read about the early-career programmes and when they open.',
    noneLink: 'Early-career programmes',
    recent: 'Recently closed',
    life: 'Working here',
    apply: 'How to apply',
    applyLink: 'Go to the contact page',
    early: 'Early careers',
    answers: 'Applicants’ questions',
  },
} as const satisfies Shape<typeof arCareers>
