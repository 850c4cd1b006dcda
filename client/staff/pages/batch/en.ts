import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskBatch } from './ar'

export const enDeskBatch = {
  deskBatch: {
    title: 'One step for several requests',
    lead: 'The step is made for each request by itself: each sender gets a mail, each request a line in the log, and it cannot be undone. It is not made for a request that has changed since this page was opened.',
    tickets: 'Chosen requests',
    none: 'No request is chosen. Choose some by their boxes in a list.',
    step: 'Step',
    steps: {
      in_review: 'Start the review',
      referred: 'Refer to a team',
      answered: 'Answer requests of one kind with one text',
      closed: 'Close',
    },
    note: {
      ar: 'Text to the sender in Arabic',
      en: 'Text to the sender in English',
      hint: 'Needed for an answer and a referral, in the language of each chosen sender.',
    },
    team: 'Team (of a referral)',
    chooseTeam: 'Choose a team',
    until: 'The team returns it by (of a referral)',
    run: 'Carry out for the chosen',
    noTickets: 'Choose one request at least.',
    oneKind: 'One text answers requests of one kind only: leave out the others.',
    results: 'What was done',
    done: 'Done',
    refused: 'Not done: {{reason}}',
    refusals: {
      gone: 'The request is not there any more.',
      changed: 'The request has changed in the meantime.',
      status: 'This step cannot be made while the status is “{{status}}”.',
    },
    summary: ({ count }) =>
      count === 0
        ? 'The step was made for no request'
        : plural('en', count, {
            one: 'The step was made for 1 request',
            other: 'The step was made for # requests',
          }),
  },
} as const satisfies Shape<typeof arDeskBatch>
