import * as v from 'valibot'
import { blocksText } from '../content/plain-text'
import { bodyText, dated, described, id, isoDate, plainText } from './described'
import { defineResource, slugFilter } from './resource'

export const pagesResource = defineResource({
  kind: 'page',
  schemaName: 'Page',
  title: { ar: 'الصفحات', en: 'Pages' },
  description: {
    ar: 'صفحات التعريف والإرشاد: المساعدة، ومستوى الخدمة، والبلاغات، وغيرها.',
    en: 'Information pages: help, service levels, reporting violations and others.',
  },
  fields: { text: bodyText },
  filters: {},
  sorts: ['id', '-id', '-updatedAt', 'updatedAt'],
  present: ({ body }) => ({ text: blocksText(body.body) }),
})

export const policiesResource = defineResource({
  kind: 'policy',
  schemaName: 'Policy',
  title: { ar: 'السياسات', en: 'Policies' },
  description: {
    ar: 'سياسات الموقع بنسخها وما تغيّر فيها.',
    en: 'Site policies with their versions and changes.',
  },
  fields: {
    version: described(plainText, { ar: 'رقم النسخة.', en: 'Version number.' }, '1.8'),
    effectiveOn: described(isoDate, { ar: 'يوم سريانها.', en: 'Effective date.' }, '2026-11-24'),
    changes: described(v.array(dated), {
      ar: 'ما تغيّر، الأحدث أولًا.',
      en: 'Changes, newest first.',
    }),
    text: bodyText,
  },
  filters: {},
  sorts: ['id', '-id', '-updatedAt', 'updatedAt'],
  present: ({ body }) => ({
    version: body.version,
    effectiveOn: body.effective,
    changes: body.history,
    text: blocksText(body.body),
  }),
})

export const questionsResource = defineResource({
  kind: 'question',
  schemaName: 'Question',
  title: { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' },
  description: {
    ar: 'الأسئلة الشائعة وإجاباتها؛ العنوان هو السؤال.',
    en: 'Frequently asked questions and their answers; the title is the question.',
  },
  fields: {
    category: described(id, { ar: 'فئة السؤال.', en: 'Category of the question.' }, 'requests'),
    answer: described(plainText, {
      ar: 'الإجابة، فقرة في كل سطر.',
      en: 'The answer in plain text, one paragraph per line.',
    }),
  },
  filters: {
    category: slugFilter(
      { in: 'field', field: 'category' },
      { ar: 'أسئلة هذه الفئة.', en: 'Questions of this category.' },
      'requests',
    ),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }) => ({ category: body.category, answer: blocksText(body.answer) }),
})

export const termsResource = defineResource({
  kind: 'term',
  schemaName: 'Term',
  title: { ar: 'المصطلحات', en: 'Terms' },
  description: {
    ar: 'مصطلحات قاموس كفاءة الإنفاق بتعريفاتها؛ العنوان هو المصطلح.',
    en: 'Dictionary terms and their definitions; the title is the term.',
  },
  fields: {
    category: described(id, { ar: 'فئة المصطلح.', en: 'Category of the term.' }, 'contracts'),
    definition: described(plainText, { ar: 'التعريف.', en: 'The definition.' }),
    related: described(v.array(id), {
      ar: 'معرّفات مصطلحات ذات صلة.',
      en: 'Identifiers of related terms.',
    }),
  },
  filters: {
    category: slugFilter(
      { in: 'field', field: 'category' },
      { ar: 'مصطلحات هذه الفئة.', en: 'Terms in this category.' },
      'contracts',
    ),
  },
  sorts: ['id', '-id', '-updatedAt', 'updatedAt'],
  present: ({ body: { category, definition, related } }) => ({ category, definition, related }),
})
