import type { Shape } from '#domain/messages/shape'
import type { arContact } from './ar'

export const enContact = {
  contact: {
    lead: 'Write to us with your question, complaint or idea. We reply within three working days.',
    formTitle: 'Write to us',
    about: 'About the service: {{service}}',
    submit: 'Send request',
    ways: {
      label: 'Ways to reach us',
      write: { title: 'Write to us', hint: 'A question, complaint or idea' },
      track: { title: 'Track a request', hint: 'By its number and your email' },
      report: { title: 'Report a violation', hint: 'Through a confidential channel' },
    },
  },
} as const satisfies Shape<typeof arContact>
