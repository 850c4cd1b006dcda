import type { Block } from '#domain/content/block'
import type { Entry } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { blocksText, contentsOf } from '#domain/content/plain-text'
import { fillPath } from '#domain/site/routes'
import type { DocumentFacts, SearchDocument } from './document'

/** What documents of one kind need to know about other records. */
export interface Surroundings {
  /** Path of a question or story: its page in its list depends on the others. */
  pathInPages: (entry: Entry) => string
  /** Title and window of a chapter's book; null if there is none. */
  bookOf: (slug: string) => Pick<Entry, 'title' | 'startsAt' | 'endsAt'> | null
}

type Described = Pick<SearchDocument, 'type' | 'path'> &
  Partial<
    Pick<
      SearchDocument,
      'label' | 'boost' | 'summary' | 'aliases' | 'headings' | 'body' | 'trail' | 'date'
    >
  > & { facts?: DocumentFacts }

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
export const described: { [K in KindName]?: Describe<K> } = {
  service: ({ slug, body }) => ({
    type: 'service',
    path: fillPath('service', { slug }),
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
      ...(body.cost && { cost: body.cost.amount }),
    },
  }),
  agreement: ({ slug, body }) => ({
    type: 'agreement',
    path: `${fillPath('frameworkAgreements')}#${slug}`,
    boost: 1.1,
    aliases: ['اتفاقية إطارية framework agreement'],
    body: lines(body.entities, body.scope),
    date: null,
    facts: { until: body.term.end },
  }),
  question: (entry, around) => {
    const answer = blocksText(entry.body.answer)
    return {
      type: 'question',
      path: around.pathInPages(entry),
      boost: 1.2,
      aliases: ['سؤال question'],
      summary: beginning(answer),
      body: answer,
      date: null,
    }
  },
  term: ({ slug, body }) => ({
    type: 'term',
    path: `${fillPath('dictionary')}#${slug}`,
    boost: 1.2,
    aliases: ['مصطلح تعريف term definition'],
    summary: body.definition,
    date: null,
  }),
  'knowledge-section': ({ slug }) => ({
    type: 'book',
    label: 'section',
    path: fillPath('section', { slug }),
    date: null,
  }),
  book: ({ slug, body }) => ({
    type: 'book',
    label: body.type,
    path: fillPath('book', { slug }),
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
    path: fillPath('chapter', { slug: body.book, rest: body.path }),
    headings: titlesIn(body.body),
    body: blocksText(body.body),
    trail: [around.bookOf(body.book)?.title ?? ''].filter(Boolean),
    facts: { book: body.book },
  }),
  'archived-item': ({ slug, body }) => ({
    type: 'book',
    label: 'archived',
    path: `${fillPath('oldKnowledge')}#${slug}`,
    boost: 0.3,
    body: body.reason,
  }),
  news: ({ slug, body }) => ({
    type: 'news',
    path: fillPath('newsItem', { slug }),
    boost: 0.9,
    aliases: ['خبر بيان صحفي news press release'],
    headings: titlesIn(body.body),
    body: blocksText(body.body),
  }),
  story: (entry, around) => ({
    type: 'media',
    label: 'story',
    aliases: ['قصة نجاح success story'],
    path: around.pathInPages(entry),
    body: lines(entry.body.figure, entry.body.entity, blocksText(entry.body.body)),
  }),
  'media-item': ({ slug, body }) => ({
    type: 'media',
    label: body.type,
    path: fillPath('mediaItem', { slug }),
    headings: [...titlesIn(body.body), ...body.charts.map(({ title }) => title)],
    body: lines(
      blocksText(body.body),
      body.facts.map(({ label, value }) => `${label} ${value}`),
    ),
  }),
  campaign: ({ slug, body }) => ({
    type: 'media',
    label: 'campaign',
    aliases: ['حملة توعوية awareness campaign'],
    path: `${fillPath('communication')}#${slug}`,
    body: lines(body.audience, body.message, blocksText(body.body)),
    date: null,
  }),
  gallery: ({ slug, body }) => ({
    type: 'media',
    label: 'gallery',
    aliases: ['ألبوم صور photo gallery'],
    path: fillPath('photoGallery', { slug }),
    body: lines(
      body.place,
      body.pictures.map(({ caption }) => caption),
    ),
  }),
  video: ({ slug, body }) => ({
    type: 'media',
    label: 'video',
    aliases: ['مقطع فيديو video'],
    path: `${fillPath('videoGallery')}#${slug}`,
    body: lines(body.speaker ?? '', blocksText(body.transcript)),
  }),
  issue: ({ slug, body }) => ({
    type: 'media',
    label: 'issue',
    aliases: ['عدد المجلة magazine issue'],
    path: `${fillPath('magazine')}#${slug}`,
    headings: body.articles.map(({ title }) => title),
    body: lines(body.articles.flatMap(({ text }) => text)),
  }),
  'brand-file': ({ body }) => ({
    type: 'media',
    label: 'brand-file',
    path: `${fillPath('brandFiles')}#${body.group}`,
    boost: 0.8,
    summary: body.use,
    date: null,
  }),
  dataset: ({ slug, body }) => ({
    type: 'dataset',
    aliases: ['مجموعة بيانات مفتوحة open data dataset csv'],
    path: `${fillPath('openData')}#${slug}`,
    body: lines(body.columns.map(({ meaning }) => meaning)),
    facts: { formats: body.formats, frequency: body.frequency },
  }),
  programme: ({ slug, body }) => ({
    type: 'training',
    aliases: [body.place, 'دورة تدريبية مجانية free training course'],
    path: `${fillPath('locInit')}#${slug}`,
    body: lines(body.audience, body.gains),
    facts: { place: body.place },
  }),
  vacancy: ({ slug, body, endsAt }) => ({
    type: 'vacancy',
    path: `${fillPath('careers')}#${slug}`,
    aliases: [body.code, body.place, 'وظيفة شاغرة job vacancy'],
    body: lines(body.duties, body.requirements),
    date: null,
    facts: {
      place: body.place,
      ...(endsAt !== null && { until: new Date(endsAt - 1).toISOString().slice(0, 10) }),
    },
  }),
  executive: ({ slug, body }) => ({
    type: 'organisation',
    label: 'person',
    path: fillPath('executive', { slug }),
    aliases: [body.position, 'قيادات الهيئة leadership'],
    summary: body.position,
    body: lines(body.portfolio, body.responsibilities, body.biography),
    date: null,
  }),
  member: ({ body }) => ({
    type: 'organisation',
    label: 'person',
    path: fillPath('directors'),
    aliases: [body.position, body.role, 'عضو مجلس الإدارة board member director'],
    summary: lines(body.position, body.role).replace('\n', ' · '),
    date: null,
  }),
  committee: () => ({
    type: 'organisation',
    label: 'committee',
    path: `${fillPath('directors')}#committees`,
    date: null,
  }),
  department: ({ slug }) => ({
    type: 'organisation',
    label: 'department',
    path: `${fillPath('orgStructure')}#${slug}`,
    aliases: ['إدارة قسم department'],
    date: null,
  }),
}
