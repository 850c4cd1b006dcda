import type { Block } from '#domain/content/block'
import type { Entry } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { blocksText, contentsOf } from '#domain/content/plain-text'
import { fileFormats } from '#domain/datasets/formats'
import { initialsOf } from '#domain/search/name-forms'
import type { PagedPaths } from '#domain/site/record-path'
import type { SearchDocument } from './document'

/** What documents of one kind need to know about other records. */
export interface Surroundings extends PagedPaths {
  /** Title and window of a chapter's book; null if there is none. */
  bookOf: (slug: string) => Pick<Entry, 'title' | 'startsAt' | 'endsAt'> | null
  /** Names of the public holidays. */
  holidays: readonly string[]
}

type Described = Pick<SearchDocument, 'type'> & Partial<SearchDocument>

export type Describe<K extends KindName> = (entry: Entry<K>, around: Surroundings) => Described

const lines = (...texts: (string | null | readonly string[])[]) => texts.flat().join('\n')
const titlesIn = (body: readonly Block[]) => contentsOf(body).map(({ title }) => title)
/** The first sentences of a text that has no summary of its own. */
const beginning = (text: string) => text.split('\n')[0] ?? ''

/** Everyday names of the types of books, as aliases. */
const bookNames: Record<Entry<'book'>['body']['type'], string> = {
  book: 'كتاب book',
  guide: 'دليل guide',
  form: 'نموذج قالب form template',
}

/** The documents of each kind whose records can be found. */
export const describedKinds: { [K in KindName]?: Describe<K> } = {
  service: ({ body }) => ({
    type: 'service',
    boost: 1.5,
    aliases: ['خدمة إلكترونية منصة e-service platform'],
    headings: body.steps.map(({ title }) => title),
    body: lines(
      blocksText(body.body),
      body.requirements,
      body.steps.map(({ text }) => text),
      body.questions.flatMap(({ question, answer }) => [question, answer]),
    ),
    date: null,
    facts: {
      audiences: body.audiences,
      ...(body.duration !== null && { days: body.duration }),
      ...(body.durationOf !== null && { durationOf: body.durationOf }),
      ...(body.cost && { cost: body.cost.amount }),
      ...(body.cost?.upTo && { isCostUpTo: true }),
    },
  }),
  agreement: ({ body }) => ({
    type: 'agreement',
    boost: 1.1,
    aliases: ['اتفاقية إطارية framework agreement'],
    headings: body.steps.map(({ title }) => title),
    body: lines(body.entities, body.scope, body.priceReview),
    date: null,
    facts: { until: body.term.end },
  }),
  question: (entry) => {
    const answer = blocksText(entry.body.answer)
    return {
      type: 'question',
      boost: 1.2,
      aliases: ['سؤال question'],
      summary: beginning(answer),
      body: answer,
      date: null,
    }
  },
  term: ({ body, title }) => ({
    type: 'term',
    boost: 1.2,
    aliases: ['مصطلح تعريف term definition'],
    synonyms: [...(body.aliases ?? []), ...initialsOf(title)],
    summary: body.definition,
    date: null,
  }),
  'knowledge-section': () => ({ type: 'book', label: 'section', date: null }),
  book: ({ body }) => ({
    type: 'book',
    label: body.type,
    boost: 1.2,
    aliases: [bookNames[body.type]],
    headings: titlesIn(body.body),
    body: lines(
      body.audience,
      blocksText(body.body),
      body.fields.map(({ label }) => label),
    ),
    facts: { edition: body.edition },
  }),
  chapter: ({ body }, around) => ({
    type: 'book',
    label: 'chapter',
    headings: titlesIn(body.body),
    body: blocksText(body.body),
    trail: [around.bookOf(body.book)?.title ?? ''].filter(Boolean),
    facts: { book: body.book },
  }),
  'archived-item': ({ body }) => ({
    type: 'book',
    label: 'archived',
    boost: 0.3,
    body: body.reason,
  }),
  news: ({ body }) => ({
    type: 'news',
    boost: 0.9,
    aliases: ['خبر بيان صحفي news press release'],
    headings: titlesIn(body.body),
    body: blocksText(body.body),
  }),
  story: (entry) => ({
    type: 'media',
    label: 'story',
    aliases: ['قصة نجاح success story'],
    body: lines(entry.body.figure, entry.body.entity, blocksText(entry.body.body)),
  }),
  'media-item': ({ body }) => ({
    type: 'media',
    label: body.type,
    headings: [...titlesIn(body.body), ...body.charts.map(({ title }) => title)],
    body: lines(
      blocksText(body.body),
      body.facts.map(({ label, value }) => `${label} ${value}`),
    ),
  }),
  campaign: ({ body }) => ({
    type: 'media',
    label: 'campaign',
    aliases: ['حملة توعوية awareness campaign'],
    body: lines(body.audience, body.message, blocksText(body.body)),
    date: null,
  }),
  gallery: ({ body }) => ({
    type: 'media',
    label: 'gallery',
    aliases: ['ألبوم صور photo gallery'],
    body: body.place,
  }),
  video: ({ body }) => ({
    type: 'media',
    label: 'video',
    aliases: ['مقطع فيديو video'],
    body: lines(body.speaker ?? '', blocksText(body.transcript)),
  }),
  issue: ({ body }) => ({
    type: 'media',
    label: 'issue',
    aliases: ['عدد المجلة magazine issue'],
    headings: body.articles.map(({ title }) => title),
    body: lines(body.articles.flatMap(({ text }) => text)),
  }),
  'newsletter-issue': ({ body }) => ({
    type: 'media',
    label: 'newsletter-issue',
    boost: 0.7,
    aliases: ['عدد النشرة البريدية newsletter issue'],
    body: lines(
      body.introduction,
      body.items.flatMap((item) => (item.type === 'text' ? [item.title, item.text] : [])),
    ),
  }),
  'brand-file': ({ body }) => ({
    type: 'media',
    label: 'brand-file',
    boost: 0.8,
    summary: body.use,
    date: null,
  }),
  dataset: ({ slug, body }, { holidays }) => ({
    type: 'dataset',
    aliases: [
      'مجموعة بيانات مفتوحة open data dataset csv',
      ...(slug === 'working-days' ? holidays : []),
    ],
    body: lines(body.columns.map(({ meaning }) => meaning)),
    facts: {
      formats: fileFormats.map((format) => format.toUpperCase()),
      frequency: body.frequency,
    },
  }),
  disclosure: ({ body }) => ({
    type: 'dataset',
    label: 'disclosure',
    boost: 0.9,
    body: lines(body.answer),
  }),
  programme: ({ body }) => ({
    type: 'training',
    aliases: [body.place, 'دورة تدريبية مجانية free training course'],
    body: lines(body.audience, body.gains),
    facts: { place: body.place },
  }),
  vacancy: ({ body, endsAt }) => ({
    type: 'vacancy',
    boost: 1.1,
    aliases: [body.code, body.place, 'وظيفة شاغرة job vacancy'],
    body: lines(body.duties, body.requirements),
    date: null,
    facts: {
      place: body.place,
      ...(endsAt !== null && { until: new Date(endsAt - 1).toISOString().slice(0, 10) }),
    },
  }),
  executive: ({ body }) => ({
    type: 'organisation',
    label: 'person',
    aliases: [body.position, 'قيادات الهيئة leadership'],
    summary: body.position,
    body: lines(body.portfolio, body.responsibilities, body.biography),
    date: null,
  }),
  member: ({ body }) => ({
    type: 'organisation',
    label: 'person',
    aliases: [body.position, body.role, 'عضو مجلس الإدارة board member director'],
    summary: lines(body.position, body.role).replace('\n', ' · '),
    date: null,
  }),
  committee: () => ({ type: 'organisation', label: 'committee', date: null }),
  region: ({ body }) => ({
    type: 'organisation',
    label: 'region',
    boost: 1.2,
    aliases: [
      body.shortName ?? '',
      'منطقة فرق كفاءة الإنفاق خريطة المناطق region efficiency teams map',
    ].filter(Boolean),
    body: lines(body.work),
    date: null,
  }),
  department: () => ({
    type: 'organisation',
    label: 'department',
    aliases: ['إدارة قسم department'],
    date: null,
  }),
}
