import type { arDisclosures } from '../ar/disclosures'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enDisclosures = {
  disclosures: {
    lead: 'The data and information people have asked us for, and what we answered, without names or anything that points to them.',
    inTime: ({ inTime, all }) =>
      `${inTime} of ${plural('en', all, {
        one: '# published answer was',
        other: '# published answers were',
      })} given within three working days`,
    squares: 'Each square is one answer.',
    squaresLate: 'Each square is one answer; hollow ones took more than three working days.',
    median: ({ days }) =>
      `Half of the answers or more were given ${
        days === 0
          ? 'on the same day'
          : plural('en', days, { one: 'within one working day', other: 'within # working days' })
      }.`,
    outcomes: {
      granted: 'Granted',
      partial: 'Granted in part',
      refused: 'Refused',
      'not-held': 'Not held',
    },
    kinds: { DATA: 'Open data', FOI: 'Freedom of information' },
    facets: { kind: 'Kind of request', outcome: 'Outcome', year: 'Year of the answer' },
    count: ({ count }) =>
      count === 0 ? 'No answers' : plural('en', count, { one: 'One answer', other: '# answers' }),
    asked: 'Asked',
    answered: 'Answered',
    follow: 'Follow the log',
    none: 'No answers match these filters',
    noneHint: 'No answer has all that you chose. Remove a filter:',
    empty: 'No answers published yet',
    emptyText: 'When an answer is of use to others too, we publish its summary here.',
    about: {
      title: 'What do we publish here?',
      text: 'The person who answered the request writes the summary and leaves out everything that points to its sender: names, email addresses and reference numbers are not in it. The basis is the',
    },
    facts: {
      kind: 'Kind of request',
      received: 'Received in',
      answered: 'Answered on',
      requests: 'Similar requests',
      days: 'Time taken',
      outcome: 'Outcome',
    },
    workingDays: ({ count }) =>
      count === 0
        ? 'The same day'
        : plural('en', count, { one: 'One working day', other: '# working days' }),
    question: 'What was asked',
    answer: 'What we answered',
    withheld: {
      title: 'Why something is withheld',
      text: 'It falls under this exemption of the freedom of information policy: {{exemption}}.',
      policy: 'What is exempt and why',
      appeal: 'How to appeal',
    },
    exemptions: {
      security: 'national security and foreign relations',
      personal: 'personal data of others',
      trade: 'trade secrets of contractors',
      tender: 'anything that would spoil a tender in progress',
      investigation: 'an investigation or audit that has not ended',
      draft: 'unfinished work',
    },
    published: {
      title: 'Where it is published',
      dataset: 'Dataset',
      file: 'Latest version, CSV file',
    },
    ask: {
      title: 'Do you need something else?',
      text: 'Asking is free, you need not say why, and we reply within three working days.',
      data: 'Ask for data',
      information: 'Ask for information',
    },
  },
} as const satisfies Shape<typeof arDisclosures>
