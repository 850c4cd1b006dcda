import type { arDisclosures } from '../ar/disclosures'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enDisclosures = {
  disclosures: {
    lead: 'Requests for data and information, and our answers, with nothing that identifies the sender.',
    inTime: ({ inTime, all }) =>
      `${inTime} of ${plural('en', all, {
        one: '# published answer was',
        other: '# published answers were',
      })} given within three working days`,
    squares: 'Each square is one answer.',
    squaresLate: 'Each square is one answer. Outlined squares took more than three working days.',
    median: ({ days, count, all }) =>
      `${count} of ${all} answers were given ${
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
    facets: { kind: 'Request type', outcome: 'Outcome', year: 'Year of answer' },
    count: ({ count }) =>
      count === 0 ? 'No answers' : plural('en', count, { one: 'One answer', other: '# answers' }),
    asked: 'Asked',
    answered: 'Answered',
    follow: 'Follow the log in a feed reader',
    none: 'No answers match these filters',
    noneHint: 'Remove a filter:',
    empty: 'No answers published yet',
    emptyText: 'When an answer would help others, we publish a summary of it here.',
    about: {
      title: 'What do we publish here?',
      text: 'The officer who answered the request writes the summary. It never includes the sender’s name, email address or reference number. It follows the',
    },
    facts: {
      kind: 'Request type',
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
    question: 'What was requested',
    answer: 'Our answer',
    withheld: {
      title: 'Why information is withheld',
      text: 'This exemption in the freedom of information policy applies: {{exemption}}.',
      policy: 'What is exempt and why',
      appeal: 'How to appeal',
    },
    exemptions: {
      security: 'national security and foreign relations',
      personal: 'personal data of others',
      trade: 'trade secrets of contractors',
      tender: 'information that would harm an open tender',
      investigation: 'an investigation or audit in progress',
      draft: 'unfinished work',
    },
    published: {
      title: 'Where it is published',
      instead: 'What is published',
      dataset: 'Dataset',
      file: 'Latest version (CSV)',
    },
    ask: {
      title: 'Do you need something else?',
      text: 'Requests are free. You do not have to say why you are asking. We reply within three working days.',
      data: 'Request data',
      information: 'Request information',
    },
  },
} as const satisfies Shape<typeof arDisclosures>
