import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arFaq } from './ar'

export const enFaq = {
  faq: {
    lead: 'Short answers to the questions we are asked most, by topic.',
    link: 'Link to this answer',
    categories: 'Topics',
    all: 'All questions',
    count: ({ count }) => plural('en', count, { one: '# question', other: '# questions' }),
  },
} as const satisfies Shape<typeof arFaq>
