import * as v from 'valibot'
import { bookTypes } from '../content/knowledge/book'
import { blocksText } from '../content/plain-text'
import { bodyText, count, day, described, id, text } from './described'
import { choiceFilter, defineResource, slugFilter, yearFilter } from './resource'

const revisedOn = described(
  day,
  { ar: 'يوم آخر مراجعة.', en: 'Day of the last revision.' },
  '2026-09-01',
)
export const books = defineResource({
  kind: 'book',
  schemaName: 'Book',
  title: { ar: 'الكتب والأدلة والنماذج', en: 'Books, guides and forms' },
  description: {
    ar: 'كتب المركز المعرفي وأدلته ونماذجه؛ فصولها في /chapters.',
    en: 'Books, guides and forms of the knowledge hub; their chapters are in /chapters.',
  },
  fields: {
    type: described(v.picklist(bookTypes), { ar: 'نوعه.', en: 'Its type.' }, 'guide'),
    section: described(id, { ar: 'قسمه في المركز.', en: 'Its section of the hub.' }, 'guides'),
    audience: described(text, { ar: 'لمن كُتب.', en: 'Whom it is written for.' }),
    owner: described(text, { ar: 'الإدارة المسؤولة عنه.', en: 'The department that keeps it.' }),
    edition: described(count, { ar: 'رقم الطبعة.', en: 'Number of the edition.' }, 2),
    publishedOn: described(
      day,
      { ar: 'يوم الطبعة الأولى.', en: 'Day of the first edition.' },
      '2024-03-01',
    ),
    revisedOn,
    text: bodyText,
  },
  filters: {
    type: choiceFilter('type', bookTypes, { ar: 'هذا النوع وحده.', en: 'This type alone.' }),
    section: slugFilter(
      { in: 'facets' },
      { ar: 'كتب هذا القسم.', en: 'Books of this section.' },
      'guides',
    ),
    year: yearFilter,
  },
  sorts: ['-date', 'date', 'id', '-updatedAt', 'updatedAt'],
  present: ({ date, body }) => ({
    type: body.type,
    section: body.section,
    audience: body.audience,
    owner: body.owner,
    edition: body.edition,
    publishedOn: body.published,
    revisedOn: date ?? '',
    text: blocksText(body.body),
  }),
})

export const chapters = defineResource({
  kind: 'chapter',
  schemaName: 'Chapter',
  title: { ar: 'الفصول', en: 'Chapters' },
  description: {
    ar: 'فصول الكتب بترتيب قراءتها.',
    en: 'The chapters of books in their reading order.',
  },
  fields: {
    book: described(id, { ar: 'معرّف كتابه.', en: 'Identifier of its book.' }),
    path: described(
      v.pipe(v.string(), v.nonEmpty()),
      { ar: 'موضعه في الكتاب.', en: 'Its place in the book.' },
      'planning/needs',
    ),
    revisedOn,
    text: bodyText,
  },
  filters: {
    book: slugFilter(
      { in: 'facets' },
      { ar: 'فصول هذا الكتاب.', en: 'Chapters of this book.' },
      'efficiency-manager-guide',
    ),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ date, body }) => ({
    book: body.book,
    path: body.path,
    revisedOn: date ?? '',
    text: blocksText(body.body),
  }),
})
