import * as v from 'valibot'
import { describeChart } from '../content/describe-chart'
import { day, described, id, text } from './described'
import { defineResource, yearFilter } from './resource'

export const galleries = defineResource({
  kind: 'gallery',
  schemaName: 'Gallery',
  title: { ar: 'الألبومات المرسومة', en: 'Drawn albums' },
  description: {
    ar: 'ألبومات المناسبات مع وصف كل رسم.',
    en: 'Albums of events with a description of each drawing.',
  },
  fields: {
    place: described(text, { ar: 'المكان.', en: 'The place.' }),
    date: described(day, { ar: 'اليوم الأول.', en: 'The first day.' }, '2026-10-05'),
    pictures: described(v.array(v.strictObject({ id, date: day, caption: text, alt: text })), {
      ar: 'الرسوم: تعليق كل منها وأعداده.',
      en: 'The drawings: caption of each, and its numbers.',
    }),
  },
  filters: { year: yearFilter },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }) => ({
    place: body.place,
    date: date ?? '',
    pictures: body.pictures.map(({ slug, date: taken, caption, chart }) => ({
      id: slug,
      date: taken,
      caption,
      alt: describeChart(chart),
    })),
  }),
})
