import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDictionary } from './ar'

const terms = (count: number) => plural('en', count, { one: '# term', other: '# terms' })

export const enDictionary = {
  dictionary: {
    lead: ({ count }) => `${terms(count)}, each with one agreed definition in English and Arabic.`,
    count: ({ count }) => terms(count),
    categories: 'Terms by field',
    letters: { ar: 'Arabic letters', en: 'English letters' },
    letter: 'Letter {{letter}}',
    byLetter: 'Terms by letter',
    steps: 'Previous and next letter',
    previous: 'Previous',
    next: 'Next',
    index: 'All terms by name',
    file: 'Dictionary files',
    related: 'See also:',
    empty: 'No terms in this field yet',
    emptyText: 'Choose another field, or a letter of the index.',
    letterDescription:
      'Terms of expenditure efficiency whose name begins with “{{letter}}”, defined in English and Arabic.',
    description:
      'Terms of “{{category}}” in the dictionary of expenditure efficiency, defined in English and Arabic.',
  },
} as const satisfies Shape<typeof arDictionary>
