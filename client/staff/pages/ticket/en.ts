import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskTicket } from './ar'

export const enDeskTicket = {
  deskTicket: {
    about: 'About the request',
    between: 'Between requests',
    previous: 'Previous request',
    next: 'Next request',
    due: 'Reply due',
    stale:
      'This request has changed since you opened it. When you send, you are shown what changed, and your text is kept.',
    letter: 'Text of the request',
    noName: 'Unnamed sender',
    unreadable: 'This cannot be read: it was encrypted with another key.',
    added: 'Information added',
    byMail: 'Reply by email',
    reopened: 'Why it was reopened',
    files: 'Attached files',
    size: ({ count }) => plural('en', count, { one: '1 KB', other: '# KB' }),
    scan: {
      waiting: 'Waiting for the virus scan',
      refused: 'Kept back, a virus was found: {{signature}}',
    },
    mayContain: 'It may contain: {{list}}. Open it with care.',
    fileMarks: {
      script: 'a script',
      action: 'an action on opening',
      embedded: 'an embedded file',
      links: 'links or external references',
      encrypted: 'encryption or a password',
      unread: 'a part that could not be checked',
    },
    nextStep: 'Next step',
    whichStep: 'Which step?',
    chooseStep: 'Choose a step that the status of the request allows.',
    steps: {
      answered: 'Answer',
      needs_information: 'Ask for information',
      referred: 'Refer',
      rejected: 'Reject',
      duplicate: 'Close as duplicate',
      in_review: 'Back to review',
      reopen: 'Reopen',
      unlink: 'Unlink and reopen',
      closed: 'Close',
      supplement: 'Add to the answer',
      correction: 'Correct the answer',
    },
    answer: 'The answer',
    replaces: 'Text to correct',
    replacesHint:
      'The new text replaces it as a whole. The former one stays on the sender’s page, marked as replaced.',
    quote: 'Begin with the present text',
    ended: 'This request is finished, and no step follows.',
    finished: 'This request is finished. Its sender can reopen it within the time limit.',
    take: {
      nobody: 'Take it and start the review',
      reader: 'Start the review',
      other: 'Take it over and start the review',
    },
    takeText: {
      nobody:
        'Nobody has started work on this request. Taking it assigns it to you and tells its sender that the review has started.',
      reader:
        'This request is assigned to you, and its review has not started. Starting it tells the sender.',
      other:
        'This request is assigned to {{name}}, and its review has not started. Taking it over assigns it to you and tells its sender that the review has started.',
    },
    reasons: {
      reopening: {
        label: 'Reason',
        hint: 'It stays among staff. The sender is told that the request is open again, not why.',
      },
      returning: {
        label: 'To the officer in charge',
        hint: 'What the team found, or why it returns the request. It stays among staff.',
      },
    },
    team: 'Team',
    noTeam: 'Choose a team',
    teamNeeded: 'Choose the team to which the request is referred.',
    until: 'To be returned by',
    untilNeeded: 'Choose the day by which the team returns it, from today to 180 days ahead.',
    referral: 'Referred to {{team}} until',
    first: 'Number of the earlier request',
    firstHint:
      'The sender is told it if that request is theirs. Their earlier requests are offered here, and another number can be typed.',
    noFirst:
      'Give the number of the earlier request that this one repeats, which is not a duplicate itself.',
    isRepeated: 'Other requests repeat this one, so it cannot be closed as a duplicate itself.',
    otherSender:
      'The earlier request is from another sender. The sender of this one is told that the matter is being handled, not that number.',
    otherSenderNeeded:
      'The earlier request is from another sender. If that is meant, tick the box below the number.',
    ofOtherSender: 'from another sender',
    duplicateOf: 'Repeats request',
    duplicates: 'Requests that repeat this one',
    attach: {
      title: 'Files for the sender',
      hint: 'They go with an answer, a question, a refusal or an addition to the answer. The sender sees them on the page of the request after logging in or with a code; they are not sent by email. Up to 5 files: PDF, Word, Excel or pictures, 5 MB each and 10 MB together.',
      add: 'Attach',
      remove: 'Remove',
      sending: 'Uploading the files…',
      progress: '{{percent}} % uploaded',
      received: 'The files have arrived and are being checked…',
    },
    infected: 'A virus was found in {{name}}, so it cannot be sent. Remove it first.',
    resolution: { yes: 'says that it was solved', no: 'says that it was not solved' },
    template: 'Template',
    noTemplate: 'No template',
    fill: 'Fill both texts',
    openPlaces: ({ count }) =>
      count === 0
        ? 'All gaps are filled'
        : plural('en', count, {
            one: 'One gap in brackets is still to be filled',
            other: '# gaps in brackets are still to be filled',
          }),
    toSender: 'To the sender, in English',
    translations: { ar: 'Arabic translation (optional)', en: 'English translation (optional)' },
    noteAr: 'Arabic text',
    noteEn: 'English text',
    preview: 'Preview the email',
    send: 'Send',
    undoHint: 'You can undo this for ten seconds, before the email goes out.',
    mail: {
      title: 'How the email arrives',
      answer: 'How the page of the request shows it',
      from: 'From',
      to: 'To',
      subject: 'Subject',
      note: 'It goes out in the language of the request and leaves out the answer: the sender reads that on the page of the request.',
    },
    conflict: {
      by: '{{name}} changed this request after you opened it',
      sender: 'This request changed after you opened it',
      status: 'Status',
      note: 'Text to the sender',
      internal: 'Internal note',
      kept: 'Nothing was sent, and your text is kept below as you wrote it. Check what changed, then send it if it is still needed.',
    },
    notes: {
      one: 'Internal note',
      reason: 'Reason for the step, internal',
      label: 'New note',
      hint: 'Never shown to the sender',
      add: 'Add',
    },
    history: { title: 'History', site: 'Website' },
    handling: {
      assigned: 'Assigned to {{name}}',
      unassigned: 'Unassigned',
      downloaded: 'File {{number}} downloaded',
      referred: 'Referred to {{team}} until',
      undone: 'A step was undone before its email went out',
      templated: 'Answered from the template “{{title}}”',
    },
    earlier: 'Earlier requests of the sender',
    related: {
      title: 'Published on this topic',
      question: 'Frequently asked question',
      disclosure: 'Released answer',
    },
  },
} as const satisfies Shape<typeof arDeskTicket>
