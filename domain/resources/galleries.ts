import * as v from 'valibot'
import { captionScene } from '../content/caption-scene'
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
      ar: 'الرسوم: تعليق كل منها وما يظهر فيه.',
      en: 'The drawings: caption of each, and what it shows.',
    }),
  },
  filters: { year: yearFilter },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, locale, body }) => ({
    place: body.place,
    date: date ?? '',
    pictures: body.pictures.map(({ slug, date: taken, caption, scene, alt = '' }) => ({
      id: slug,
      date: taken,
      caption,
      alt: scene ? captionScene(scene.tags, locale) : alt,
    })),
  }),
})
