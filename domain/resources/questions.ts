import { blocksText } from '../content/plain-text'
import { described, id, plainText } from './described'
import { defineResource, slugFilter } from './resource'

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
