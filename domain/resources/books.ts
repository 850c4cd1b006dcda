import * as v from 'valibot'
import { bookTypes } from '../content/knowledge/book'
import { blocksText } from '../content/plain-text'
import { bodyText, count, described, id, isoDate, plainText } from './described'
import { choiceFilter, defineResource, slugFilter, yearFilter } from './resource'

const revisedOn = described(
  isoDate,
  { ar: 'يوم آخر مراجعة.', en: 'Date of the last review.' },
  '2026-09-01',
)
export const booksResource = defineResource({
  kind: 'book',
  schemaName: 'Book',
  title: { ar: 'الكتب والأدلة والنماذج', en: 'Books, guides and forms' },
  description: {
    ar: 'كتب المركز المعرفي وأدلته ونماذجه؛ فصولها في /chapters.',
    en: 'Books, guides and forms of the knowledge hub; their chapters are in /chapters.',
  },
  fields: {
    type: described(
      v.picklist(bookTypes),
      { ar: 'النوع: كتاب أو دليل أو نموذج.', en: 'Type: book, guide or form.' },
      'guide',
    ),
    section: described(
      id,
      { ar: 'قسمه في المركز.', en: 'Section of the knowledge hub.' },
      'guides',
    ),
    audience: described(plainText, { ar: 'لمن كُتب.', en: 'Intended readers.' }),
    owner: described(plainText, {
      ar: 'الإدارة المسؤولة عنه.',
      en: 'Department responsible for the book.',
    }),
    edition: described(count, { ar: 'رقم النسخة.', en: 'Edition number.' }, 2),
    publishedOn: described(
      isoDate,
      { ar: 'يوم النسخة الأولى.', en: 'Date of the first edition.' },
      '2024-03-01',
    ),
    revisedOn,
    text: bodyText,
  },
  filters: {
    type: choiceFilter('type', bookTypes, { ar: 'كتب هذا النوع.', en: 'Books of this type.' }),
    section: slugFilter(
      { in: 'facets' },
      { ar: 'كتب هذا القسم.', en: 'Books in this section.' },
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

export const chaptersResource = defineResource({
  kind: 'chapter',
  schemaName: 'Chapter',
  title: { ar: 'الفصول', en: 'Chapters' },
  description: {
    ar: 'فصول الكتب بترتيب قراءتها.',
    en: 'Book chapters in reading order.',
  },
  fields: {
    book: described(id, { ar: 'معرّف كتابه.', en: 'Identifier of the book.' }),
    path: described(
      v.pipe(v.string(), v.nonEmpty()),
      { ar: 'موضعه في الكتاب.', en: 'Position in the book.' },
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
