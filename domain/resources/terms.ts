import * as v from 'valibot'
import { described, id, plainText } from './described'
import { defineResource, slugFilter } from './resource'

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
