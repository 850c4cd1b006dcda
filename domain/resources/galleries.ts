import * as v from 'valibot'
import { describeChart } from '../content/describe-chart'
import { described, id, isoDate, plainText } from './described'
import { defineResource, yearFilter } from './resource'

export const galleriesResource = defineResource({
  kind: 'gallery',
  schemaName: 'Gallery',
  title: { ar: 'ألبومات الرسوم', en: 'Illustrated albums' },
  description: {
    ar: 'ألبومات المناسبات مع وصف كل رسم.',
    en: 'Illustrated albums of events, with a description of each illustration.',
  },
  fields: {
    place: described(plainText, { ar: 'المكان.', en: 'Place.' }),
    date: described(isoDate, { ar: 'اليوم الأول.', en: 'First day.' }, '2026-10-05'),
    pictures: described(
      v.array(v.strictObject({ id, date: isoDate, caption: plainText, alt: plainText })),
      {
        ar: 'الرسوم: تعليق كل منها وأعداده.',
        en: 'Illustrations, each with its caption and figures.',
      },
    ),
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
