import type { arUseCases } from '../ar/use-cases'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enUseCases = {
  useCase: {
    title: 'How this data is used',
    none: 'Nothing has been published here yet.',
    count: ({ count }) => plural('en', count, { one: '1 use case', other: '# use cases' }),
    newest: 'The latest {{count}} are shown here.',
    label: 'How did you use this data?',
    hint: 'An app, a study, a chart or anything else, in 3 to 1,000 characters without formatting. It is published without a name once an editor has approved it. Please leave out personal data.',
    link: 'Link to it (optional)',
    linkHint: 'An address that begins with {{prefix}}, of at most 300 characters.',
    badLink: 'Enter a full address that begins with {{prefix}}, without a user name or password.',
    submit: 'Send the use case',
    thanks:
      'Thank you. We have received your use case and will publish it here if an editor approves it.',
    again: 'Send another use case',
    limited:
      'You, or others on your network, have reached today’s limit. Save what you wrote and send it tomorrow.',
  },
} as const satisfies Shape<typeof arUseCases>
