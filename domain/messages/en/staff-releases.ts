import type { arStaffReleases } from '../ar/staff-releases'
import type { Shape } from '../shape'

export const enStaffReleases = {
  deskReleases: {
    title: 'Draft for the disclosure log',
    lead: 'What was requested and our answer, in both languages, with nothing that identifies the sender. A moderator publishes it or sends it back.',
    statuses: {
      draft: 'Waiting for a decision',
      published: 'Published',
      refused: 'Sent back',
      withdrawn: 'Withdrawn',
    },
    states: {
      draft: 'Waiting for the moderator’s decision. It can be changed until then.',
      published: 'Published in the log.',
      refused: 'Sent back by the moderator: {{reason}}',
      withdrawn: 'Withdrawn from the log after it was published: {{reason}}',
    },
    author: 'Drafted by {{name}}',
    open: 'Open it on the site',
    languages: { ar: 'in Arabic', en: 'in English' },
    texts: { title: 'Title', summary: 'What was requested', answer: 'Answer' },
    outcome: 'Outcome',
    exemption: 'Exemption from release',
    noExemption: 'No exemption',
    topic: 'Topic',
    noTopic: 'No topic',
    choose: 'Choose the outcome',
    send: 'Send to the moderator',
    sendAgain: 'Send the change to the moderator',
    limit: ({ count }) => `Up to ${count} characters.`,
    summary: 'The draft was not sent. These fields need a change:',
    conflicts: {
      draft:
        '{{name}} sent a draft for this request before you. What is typed here is kept; sending it again replaces that draft.',
      reopened:
        'This request is open again: no draft is published for it until it is answered again. What is typed stays on this page.',
    },
    issues: {
      required: 'This field is required.',
      tooLong: ({ count }) => `The text is longer than ${count} characters.`,
      invalid: 'The text contains characters that cannot be stored.',
      language: 'The text is not in the language of this field.',
      sender: 'The text names the sender or their organisation.',
      exemptionMissing: 'A refusal needs the exemption it is based on.',
      exemptionExcess: 'Leave out the exemption if nothing is withheld.',
    },
    personal: {
      email: 'The text contains something like an email address.',
      reference: 'The text contains something like a reference number.',
      phone: 'The text contains something like a phone number.',
      nationalId: 'The text contains something like an identity number.',
      number: 'The text contains a number of seven digits or more, which may point to a person.',
    },
  },
} as const satisfies Shape<typeof arStaffReleases>
