import type { arComments } from '../ar/comments'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enComments = {
  comment: {
    title: 'Comments',
    none: 'No comments have been published on this page yet.',
    count: ({ count }) => plural('en', count, { one: '1 comment', other: '# comments' }),
    newest: 'The latest {{count}} are shown here.',
    label: 'Write a comment',
    hint: '3 to 1,000 characters of plain text, without links or formatting. It is published without a name once an editor has approved it. Please leave out personal data.',
    submit: 'Send the comment',
    thanks:
      'Thank you. We have received your comment and will publish it here if an editor approves it.',
    again: 'Write another comment',
    limited:
      'You, or others on your network, have reached today’s limit. Save what you wrote and send it tomorrow.',
  },
} as const satisfies Shape<typeof arComments>
