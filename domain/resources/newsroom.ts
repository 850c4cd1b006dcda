import * as v from 'valibot'
import { blocksText } from '../content/plain-text'
import { bodyText, dated, described, id, isoDate, plainText } from './described'
import { listedPictures, presentPictures } from './pictures'
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
    pictures: described(listedPictures, {
      ar: 'صور الخبر، أولاها التي فوق نصه، ولكل منها تعليقها ونصها البديل وعنوانها.',
      en: 'Its pictures, the one above the text first, each with its caption, alternative text and address.',
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
  present: ({ date, body }, deps) => ({
    publishedOn: date ?? '',
    tags: body.tags,
    corrections: body.history,
    pictures: presentPictures(
      [...(body.image ? [body.image] : []), ...(body.furtherPictures ?? [])],
      deps,
    ),
    text: blocksText(body.body),
  }),
})

export const galleriesResource = defineResource({
  kind: 'gallery',
  schemaName: 'Gallery',
  title: { ar: 'معرض الصور', en: 'Photo galleries' },
  description: {
    ar: 'ألبومات صور المناسبات، مع تعليق كل صورة ونصها البديل.',
    en: 'Photo galleries of events, with the caption and alternative text of each picture.',
  },
  fields: {
    place: described(plainText, { ar: 'المكان.', en: 'Place.' }),
    date: described(isoDate, { ar: 'اليوم الأول.', en: 'First day.' }, '2026-10-05'),
    pictures: described(listedPictures, {
      ar: 'الصور، لكل منها تعليقها ونصها البديل وعنوانها.',
      en: 'Pictures, each with its caption, alternative text and address.',
    }),
  },
  filters: { year: yearFilter },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, deps) => ({
    place: body.place,
    date: date ?? '',
    pictures: presentPictures(body.pictures, deps),
  }),
})
