import * as v from 'valibot'
import { describeChart } from '../content/describe-chart'
import { blocksText } from '../content/plain-text'
import { bodyText, dated, described, id, isoDate, plainText } from './described'
import { defineResource, slugFilter, yearFilter } from './resource'

export const newsResource = defineResource({
  kind: 'news',
  schemaName: 'NewsItem',
  title: { ar: 'الأخبار', en: 'News' },
  description: {
    ar: 'أخبار الهيئة وبياناتها، الأحدث أولًا.',
    en: 'The authority’s news and statements, newest first.',
  },
  fields: {
    publishedOn: described(isoDate, { ar: 'يوم النشر.', en: 'Publication date.' }, '2026-11-10'),
    tags: described(v.array(id), { ar: 'الوسوم، والأول أهمها.', en: 'Tags, main one first.' }, [
      'agreements',
    ]),
    corrections: described(v.array(dated), {
      ar: 'ما تغيّر بعد النشر، الأحدث أولًا.',
      en: 'Changes made after publication, newest first.',
    }),
    text: bodyText,
  },
  filters: {
    tag: slugFilter(
      { in: 'facets' },
      { ar: 'أخبار بهذا الوسم.', en: 'News with this tag.' },
      'agreements',
    ),
    year: yearFilter,
  },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }) => ({
    publishedOn: date ?? '',
    tags: body.tags,
    corrections: body.history,
    text: blocksText(body.body),
  }),
})

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
