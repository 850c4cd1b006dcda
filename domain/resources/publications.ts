import * as v from 'valibot'
import { mediaItemTypes } from '../content/media/media-item'
import { blocksText } from '../content/plain-text'
import { bodyText, count, described, id, isoDate, plainText, url } from './described'
import { listedPicture, listedPictures, presentPicture, presentPictures } from './pictures'
import { choiceFilter, defineResource, slugFilter, yearFilter } from './resource'

const publishedOn = described(isoDate, { ar: 'يوم النشر.', en: 'Publication date.' }, '2026-11-10')
const cover = described(v.nullable(listedPicture), {
  ar: 'الصورة؛ null إن لم تُنشر.',
  en: 'The picture; null if none is published.',
})

export const storiesResource = defineResource({
  kind: 'story',
  schemaName: 'Story',
  title: { ar: 'قصص النجاح', en: 'Success stories' },
  description: {
    ar: 'قصص نجاح الجهات في كفاءة الإنفاق، لكل منها رقمها الأبرز.',
    en: 'Success stories of entities, each with its key figure.',
  },
  fields: {
    publishedOn,
    figure: described(plainText, { ar: 'الرقم الأبرز بوحدته.', en: 'Key figure with its unit.' }),
    entity: described(plainText, { ar: 'الجهة.', en: 'The entity.' }),
    sector: described(id, { ar: 'معرّف القطاع.', en: 'Identifier of the sector.' }, 'transport'),
    region: described(
      v.nullable(id),
      {
        ar: 'معرّف منطقة الجهة؛ null إن لم تخص منطقة.',
        en: 'Identifier of the entity’s region; null if it belongs to none.',
      },
      'riyadh',
    ),
    pictures: described(listedPictures, {
      ar: 'صورها، أولاها التي فوق نصها.',
      en: 'Its pictures, the one above the text first.',
    }),
    text: bodyText,
  },
  filters: {
    sector: slugFilter(
      { in: 'field', field: 'sector' },
      { ar: 'قصص هذا القطاع.', en: 'Stories of this sector.' },
      'transport',
    ),
    region: slugFilter(
      { in: 'field', field: 'region' },
      { ar: 'قصص هذه المنطقة.', en: 'Stories of this region.' },
      'riyadh',
    ),
    year: yearFilter,
  },
  sorts: ['order', '-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, deps) => ({
    publishedOn: date ?? '',
    figure: body.figure,
    entity: body.entity,
    sector: body.sector,
    region: body.region ?? null,
    pictures: presentPictures(
      [...(body.image ? [body.image] : []), ...(body.furtherPictures ?? [])],
      deps,
    ),
    text: blocksText(body.body),
  }),
})

export const magazineResource = defineResource({
  kind: 'issue',
  schemaName: 'MagazineIssue',
  title: { ar: 'أعداد المجلة', en: 'Magazine issues' },
  description: {
    ar: 'أعداد المجلة بمقالاتها، الأحدث أولًا.',
    en: 'Issues of the magazine with their articles, newest first.',
  },
  fields: {
    publishedOn,
    number: described(count, { ar: 'رقم العدد.', en: 'Number of the issue.' }, 4),
    link: described(v.nullable(url), {
      ar: 'عنوان العدد خارج الموقع؛ null إن كان يُقرأ في صفحة المجلة.',
      en: 'Address of the issue on another site; null if it is read on the magazine’s page.',
    }),
    articles: described(
      v.array(
        v.strictObject({ id, section: plainText, title: plainText, text: v.array(plainText) }),
      ),
      { ar: 'المقالات بترتيبها، فقرة في كل نص.', en: 'Articles in order, a paragraph per text.' },
    ),
    picture: cover,
  },
  filters: { year: yearFilter },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, deps) => ({
    publishedOn: date ?? '',
    number: body.version,
    link: body.link,
    articles: body.articles.map(({ slug, section, title, text }) => ({
      id: slug,
      section,
      title,
      text,
    })),
    picture: presentPicture(body.image, deps),
  }),
})

export const videosResource = defineResource({
  kind: 'video',
  schemaName: 'Video',
  title: { ar: 'الفيديو', en: 'Videos' },
  description: {
    ar: 'مقاطع الفيديو بفصولها ونصوصها، الأحدث أولًا.',
    en: 'Videos with their chapters and transcripts, newest first.',
  },
  fields: {
    publishedOn,
    address: described(url, { ar: 'عنوان المقطع خارج الموقع.', en: 'Address on another site.' }),
    seconds: described(count, { ar: 'مدته بالثواني.', en: 'Length in seconds.' }, 95),
    speaker: described(v.nullable(plainText), {
      ar: 'المتحدث؛ null إن لم يوجد.',
      en: 'The speaker; null if there is none.',
    }),
    signed: described(v.boolean(), {
      ar: 'صحيح إن كان مترجمًا إلى لغة الإشارة.',
      en: 'True if it has sign language.',
    }),
    chapters: described(v.array(v.strictObject({ from: count, title: plainText })), {
      ar: 'الفصول، وبداية كل منها بالثواني.',
      en: 'Chapters, each with its first second.',
    }),
    picture: cover,
    text: bodyText,
  },
  filters: { year: yearFilter },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, deps) => ({
    publishedOn: date ?? '',
    address: body.href,
    seconds: body.seconds,
    speaker: body.speaker,
    signed: body.signed,
    chapters: body.chapters,
    picture: presentPicture(body.image, deps),
    text: blocksText(body.transcript),
  }),
})

export const mediaResource = defineResource({
  kind: 'media-item',
  schemaName: 'MediaItem',
  title: { ar: 'المكتبة الإعلامية', en: 'Media library' },
  description: {
    ar: 'مواد المكتبة الإعلامية: وثائق وكلمات ورسوم معلومات وغيرها، الأحدث أولًا.',
    en: 'Items of the media library: documents, speeches, infographics and others, newest first.',
  },
  fields: {
    publishedOn,
    type: described(v.picklist(mediaItemTypes), { ar: 'النوع.', en: 'Type.' }, 'speech'),
    facts: described(v.array(v.strictObject({ label: plainText, value: plainText })), {
      ar: 'حقائق عنها، كالمتحدث والمكان.',
      en: 'Key facts, such as speaker or place.',
    }),
    picture: cover,
    text: bodyText,
  },
  filters: {
    type: choiceFilter('type', mediaItemTypes, {
      ar: 'مواد هذا النوع.',
      en: 'Items of this type.',
    }),
    year: yearFilter,
  },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, deps) => ({
    publishedOn: date ?? '',
    type: body.type,
    facts: body.facts ?? [],
    picture: presentPicture(body.image, deps),
    text: blocksText(body.body),
  }),
})
