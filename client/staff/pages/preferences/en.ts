import type { Shape } from '#domain/messages/shape'
import type { arDeskPreferences } from './ar'

export const enDeskPreferences = {
  deskPreferences: {
    lead: 'The queue marks each request that concerns you and has something that you have not seen, until you open it. Here you choose what you are also sent by mail.',
    mails: 'Mails',
    address: 'They go to your address in the single sign-on system:',
    noAddress:
      'You get no mails: the single sign-on system states no verified address of yours. Your choices are kept until it does.',
    off: 'You get no mails: this site is not set up to send mail to its officers. The marks in the queue stay, and your choices are kept until it is.',
    switches: {
      assigned: 'What is assigned to me or referred to my team',
      new: 'New requests of the kinds that I choose below',
      replied: 'A reply of the sender, or a reopening',
      due: 'What is due on the next working day',
      overdue: 'What is overdue',
      digest: 'A digest each working day',
    },
    hints: {
      assigned: 'When somebody else does it.',
      new: 'When the request comes in, as long as it has no officer.',
      replied: 'For requests that are assigned to you or referred to your team.',
      due: 'At eight in the morning of the working day before, for requests that are assigned to you.',
      overdue:
        'At eight on the next working day: to you for those that are assigned to you, to supervisors for all.',
      digest:
        'At eight in the morning, Sunday to Thursday except holidays; none if nothing waits for you.',
    },
    language: 'Language of the mails',
    kinds: 'New requests',
    kindsHint: 'What comes in of these kinds after you save them has the mark “New” for you.',
    save: 'Save the preferences',
  },
} as const satisfies Shape<typeof arDeskPreferences>
