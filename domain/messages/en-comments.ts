import type { arComments } from './ar-comments'
import { plural, type Shape } from './index'

export const enComments = {
  comment: {
    title: 'Comments',
    none: 'No comment has been published on this page yet.',
    count: ({ count }) => plural('en', count, { one: '1 comment', other: '# comments' }),
    newest: 'The newest {{count}} are shown here.',
    label: 'Write a comment',
    hint: '3 to 1,000 characters, as text without links or formatting. It is published without a name once an editor has approved it. Please leave out personal data.',
    submit: 'Send the comment',
    thanks: 'Thank you. Your comment is held, and will be published here if an editor approves it.',
    again: 'Write another comment',
    limited:
      'As much as we take in a day has come from you or your network. Save what you wrote and send it tomorrow.',
  },
} as const satisfies Shape<typeof arComments>
