import type { arKnowledge } from '../ar/knowledge'
import { plural } from '../plural'
import type { Shape } from '../shape'

const items = (count: number) => plural('en', count, { one: '# item', other: '# items' })

export const enKnowledge = {
  knowledge: {
    lead: 'Guides, books and forms to read on screen or print, each with a responsible department and a review date.',
    parts: 'On this page',
    items: ({ count }) => items(count),
    chapters: ({ chapters, subsections }) =>
      [
        plural('en', chapters, { one: '# chapter', other: '# chapters' }),
        ...(subsections > 0
          ? [plural('en', subsections, { one: '# subsection', other: '# subsections' })]
          : []),
      ].join(', '),
    types: { book: 'Books', guide: 'Guides', form: 'Forms' },
    type: { book: 'Book', guide: 'Guide', form: 'Form' },
    edition: 'Edition {{number}}',
    classes: {
      title: 'Sections',
      lead: ({ count, sections }) =>
        `${items(count)} in ${plural('en', sections, { one: '# section', other: '# sections' })}, each with a responsible department and a review date.`,
    },
    shelf: {
      title: 'Books and guides',
      all: 'All books, guides and forms',
      lead: 'Everything the knowledge hub has published.',
    },
    orders: {
      label: 'Order',
      revised: 'Last reviewed',
      use: 'In order of use, by section',
      inUse: 'in order of use',
    },
    newest: {
      title: 'Newly revised',
      lead: 'The most recently published or reviewed books and guides.',
    },
    useful: {
      title: 'Most useful',
      lead: 'Rated useful by readers, followed by our most detailed guides.',
    },
    forms: {
      title: 'Ready-made forms',
      lead: 'Forms to read, print and fill in, each with its fields explained, most with a filled-in example.',
    },
    terms: 'Definitions of terms in Arabic and English.',
    archive: {
      title: 'Looking for something old?',
      text: 'Items no longer in force are under archived knowledge, with their replacements.',
    },
  },
  section: {
    filter: 'Type',
    all: 'All',
    empty: 'This section has nothing of this type.',
    whole: 'Show everything in the section',
    sections: 'All sections',
    everything: 'All books, guides and forms',
  },
  book: {
    type: 'Type',
    audience: 'Written for',
    owner: 'Department responsible',
    section: 'Section',
    edition: 'Edition',
    revised: 'Last reviewed',
    published: 'First edition',
    time: 'Reading time',
    facts: 'About this item',
    chapters: 'Chapters',
    start: 'Start reading',
    related: 'From the same section',
    blank: {
      title: 'Blank form',
      text: 'Print this page or save it as a PDF to get a blank form.',
    },
  },
} satisfies Shape<typeof arKnowledge>
