import type { arDictionary } from '../ar/dictionary'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enDictionary = {
  dictionary: {
    lead: ({ count }) =>
      `${plural('en', count, { one: '# term', other: '# terms' })}, each with one definition in English and Arabic, side by side.`,
    categories: 'Terms by field',
    all: 'All',
    letters: 'Index of letters',
    related: 'See also:',
    empty: 'No terms in this field yet',
    emptyText: 'Choose another field, or browse the whole dictionary.',
    description:
      'Terms of “{{category}}” in the dictionary of expenditure efficiency, defined in English and Arabic.',
  },
} as const satisfies Shape<typeof arDictionary>
