import type { arKnowledge } from '../ar/knowledge'
import { plural } from '../plural'
import type { Shape } from '../shape'

const items = (count: number) => plural('en', count, { one: '# item', other: '# items' })

export const enKnowledge = {
  knowledge: {
    chart: { unit: 'a book, guide or form', filled: 'Books and guides', rest: 'Forms' },
    lead: 'Guides, books and forms to read on screen chapter by chapter or print as a whole, each with a department that answers for it and a date of review.',
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
        `${items(count)} in ${plural('en', sections, { one: '# section', other: '# sections' })}, each with a department that answers for it and a date of review.`,
    },
    shelf: {
      title: 'Books and guides',
      note: 'Each line on a cover is a chapter or section, as long as its text.',
      all: 'All books, guides and forms',
      lead: 'Everything the knowledge hub has published.',
    },
    legend: {
      title: 'Marks on the covers',
      chapter: 'A chapter or section, as long as its text',
      subsection: 'A subsection of a chapter',
      field: 'A field of a form',
    },
    orders: {
      label: 'Order',
      revised: 'Last reviewed',
      use: 'In order of use, section by section',
      inUse: 'in order of use',
    },
    newest: {
      title: 'Newly revised',
      lead: 'The books and guides last published or reviewed.',
    },
    useful: {
      title: 'Most useful',
      lead: 'What readers found useful, as they said on the pages, and after that the fullest guides.',
    },
    forms: {
      title: 'Ready-made forms',
      lead: 'To read, print and fill in, each with its fields explained and an example.',
    },
    terms: 'Each term with its meaning, in Arabic and English.',
    archive: {
      title: 'Looking for something old?',
      text: 'Items no longer in force are kept in the archive, with their replacements.',
    },
  },
  section: {
    filter: 'Type',
    all: 'All',
    empty: 'There is nothing of this type in this section.',
    whole: 'Show everything in the section',
    sections: 'All sections',
    everything: 'All books, guides and forms',
  },
  book: {
    type: 'Type',
    audience: 'Written for',
    owner: 'Department in charge',
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
      text: 'Print this page from your browser, or save it from there as a PDF. The blank form begins on a new page; menus and buttons are not printed.',
    },
  },
  chapter: {
    number: 'Chapter {{number}}',
    progress: 'Chapter {{at}} of {{total}}',
    headings: 'In this chapter',
    facts: 'About this chapter',
    neighbours: 'Previous and next chapter',
    previous: 'Previous chapter',
    next: 'Next chapter',
    cover: 'Page of the book',
  },
  oldKnowledge: {
    lead: 'Items that are no longer in force. We keep what they were, why they were archived and what replaced them, for readers who find their names in an old document.',
    warning: {
      title: 'Do not rely on these',
      text: 'Everything in force is in the knowledge hub. The items below are for reference only.',
      link: 'To the knowledge hub',
    },
    badge: 'Archived',
    squares: 'Each square is a month in which an item was in force.',
    inForce: ({ count }) =>
      `In force for ${count === 0 ? 'less than a month' : plural('en', count, { one: '# month', other: '# months' })}`,
    replacement: 'Replaced by:',
    none: 'Nothing has replaced it.',
  },
} satisfies Shape<typeof arKnowledge>
