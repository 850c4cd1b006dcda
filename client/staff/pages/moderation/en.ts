import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskModeration } from './ar'

export const enDeskModeration = {
  deskModeration: {
    title: 'Moderation',
    sections: 'Sections of moderation',
    names: {
      held: 'Held',
      published: 'Published',
      noted: 'Suggestions read',
      refused: 'Refused',
      releases: 'For the disclosure log',
      pages: 'Feedback by page',
    },
    forms: { comment: 'Comment', useCase: 'Use case', suggestion: 'Suggestion' },
    filterLabel: 'Kind',
    anyForm: 'All kinds',
    filter: 'Filter',
    empty: {
      held: 'Nothing is waiting for a decision.',
      published: 'Nothing is published.',
      noted: 'No suggestions here yet.',
      refused: 'Nothing is refused.',
      releases: 'No draft is waiting for a decision.',
      pages: 'No visitor has said “no” in eight weeks.',
    },
    age: ({ count }) =>
      count === 0
        ? 'Written today'
        : plural('en', count, { one: 'Written yesterday', other: 'Written # days ago' }),
    others: ({ count }) =>
      count === 0
        ? 'No other on this page'
        : plural('en', count, {
            one: '1 other on this page',
            other: '# others on this page',
          }),
    link: 'Link to the work:',
    hints: {
      email: 'May contain an email address',
      reference: 'May contain a reference number',
      phone: 'May contain a phone number',
      nationalId: 'May contain an identity number',
      number: 'Contains a long number',
      link: 'Contains a link',
    },
    decision: 'Decision on a contribution to “{{page}}”',
    decisions: { later: 'Later', published: 'Publish', noted: 'To editors', refused: 'Refuse' },
    hold: 'Hold again',
    reason: 'Reason for refusal',
    reasons: {
      personal: 'Contains personal data',
      offensive: 'Offensive',
      off_topic: 'Off topic',
      promotion: 'Advertisement',
      request: 'A request that belongs in the contact form',
    },
    reasonMissing: 'A refusal needs a reason.',
    decide: 'Carry out decisions',
    decideHint: 'Anything left on “Later” stays held.',
    takeBack: 'Withdraw',
    problems: {
      nothing: 'No decision was chosen: everything on the page is on “Later”.',
      reasons: 'Nothing was carried out yet: a refusal has no reason. Your other choices are kept.',
    },
    conflict: {
      title:
        'A colleague decided on these before you, and that decision stands. Your other decisions were carried out:',
      now: 'Contribution to “{{page}}”: {{status}}',
      statuses: {
        held: 'held',
        published: 'published',
        refused: 'refused',
        noted: 'passed to the editors',
        deleted: 'deleted',
      },
    },
    pages: 'Pages',
    first: 'From the start',
    more: 'Next page',
    votes: {
      caption: 'Pages that visitors did not find useful, in eight weeks',
      columns: {
        page: 'Page',
        trend: 'Eight weeks',
        share: 'Useful',
        votes: 'Yes / no',
        reasons: 'Reasons for “no”',
      },
      trend: 'from {{first}}% to {{last}}%',
      week: ({ week }) => `Week ${week}`,
      noTrend: 'Votes in one week only',
      noReasons: 'No reasons given',
      weeks: 'The weeks in numbers',
      none: 'No votes',
    },
    release: {
      request: 'Request',
      received: 'Received in',
      outcome: 'Outcome',
      exemption: 'Exemption',
      topic: 'Topic',
      author: 'Drafted by',
      address: 'Address once published',
      summary: 'What was requested',
      answer: 'Our answer',
      age: ({ count }) =>
        count === 0 ? 'today' : plural('en', count, { one: 'yesterday', other: '# days ago' }),
      publish: 'Publish in the log',
      own: 'This is your own draft: somebody else publishes it.',
      sendBack: 'Send back to the author',
      reason: 'Reason for sending it back',
      reasonHint: 'The author of the draft reads it; it is not published.',
      issues: {
        required: 'Sending it back needs a reason.',
        tooLong: 'The reason is longer than 500 characters.',
        personal:
          'The reason contains something that may point to a person: an email address or a long number.',
      },
      gone: 'This request has no answer to publish any more: it was reopened or deleted. The draft can be sent back or wait.',
      conflicts: {
        changed:
          'A colleague changed this draft or decided on it before you, so nothing was carried out. This is its latest state.',
        request:
          'Nothing was published: the request was reopened, or its answer amended, after the draft was written, or has no answer to publish any more.',
        own: 'Nothing was published: the author of a draft does not publish it.',
      },
      more: ({ count }) =>
        plural('en', count, {
          one: 'The oldest draft is shown here.',
          other: 'The oldest # drafts are shown here.',
        }),
      latest: 'Last published',
      withdraw: 'Withdraw from the log',
      withdrawReason: 'Reason for withdrawing it',
      withdrawHint:
        'The author of the answer reads it; it is not published. The text is deleted from the site, the search and the API, and its address says that it is gone.',
      withdrawMissing: 'Withdrawing needs a reason.',
    },
  },
} as const satisfies Shape<typeof arDeskModeration>
