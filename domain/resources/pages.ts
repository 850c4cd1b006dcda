import * as v from 'valibot'
import { blocksText } from '../content/plain-text'
import { bodyText, dated, described, isoDate, plainText } from './described'
import { defineResource } from './resource'

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
