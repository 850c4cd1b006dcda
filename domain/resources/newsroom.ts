import * as v from 'valibot'
import { blocksText } from '../content/plain-text'
import { picturePath } from '../site/picture-path'
import { bodyText, dated, described, id, isoDate, plainText, url } from './described'
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
  title: { ar: 'معرض الصور', en: 'Photo galleries' },
  description: {
    ar: 'ألبومات صور المناسبات، مع تعليق كل صورة ونصها البديل.',
    en: 'Photo galleries of events, with the caption and alternative text of each picture.',
  },
  fields: {
    place: described(plainText, { ar: 'المكان.', en: 'Place.' }),
    date: described(isoDate, { ar: 'اليوم الأول.', en: 'First day.' }, '2026-10-05'),
    pictures: described(
      v.array(
        v.strictObject({
          id,
          date: isoDate,
          caption: plainText,
          alt: plainText,
          credit: plainText,
          url,
        }),
      ),
      {
        ar: 'الصور، لكل منها تعليقها ونصها البديل وعنوانها.',
        en: 'Pictures, each with its caption, alternative text and address.',
      },
    ),
  },
  filters: { year: yearFilter },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, { origin, pictures }) => ({
    place: body.place,
    date: date ?? '',
    pictures: body.pictures.flatMap((slug) => {
      const found = pictures.get(slug)
      if (!found) return []
      const { title, date: taken, body: picture } = found
      return [
        {
          id: slug,
          date: taken ?? '',
          caption: title,
          alt: picture.alt ?? '',
          credit: picture.credit,
          url: origin + picturePath(picture.file ?? slug, 1280, 'jpg'),
        },
      ]
    }),
  }),
})
