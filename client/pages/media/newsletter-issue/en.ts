import type { Shape } from '#domain/messages/shape'
import type { arNewsletterIssue } from './ar'

export const enNewsletterIssue = {
  newsletterIssue: {
    items: 'In this issue',
    types: {
      news: 'News',
      story: 'Success story',
      agreement: 'Framework agreement',
      book: 'Knowledge hub',
      programme: 'Training programme',
      dataset: 'Open data',
      service: 'Service',
      text: 'From the authority',
    },
    subscribe: 'Get the next issues',
    subscribeText: 'Subscribe to the newsletter: once a month, with what interests you first.',
    toForm: 'Subscription form',
    around: 'Other issues',
    newer: 'Next issue',
    older: 'Previous issue',
  },
} as const satisfies Shape<typeof arNewsletterIssue>
