import type * as v from 'valibot'
import { award, board, committee } from './about/board'
import { careers, vacancy } from './about/careers'
import { department } from './about/department'
import { ourStory } from './about/our-story'
import { executive, member } from './about/people'
import { region } from './about/region'
import { maintenance } from './help/maintenance'
import { question, questionCategory } from './help/question'
import { achievement, home, notice, occasion } from './home/home'
import { book, chapter, knowledgeSection } from './knowledge/book'
import { term, termCategory } from './knowledge/term'
import { archivedItem } from './media/archived-item'
import { brandFile } from './media/brand-file'
import { document } from './media/document'
import { gallery, video } from './media/gallery'
import { issue } from './media/issue'
import { mediaItem } from './media/media-item'
import { campaign, news, sector, story, tag } from './media/news'
import { newsletterIssue } from './media/newsletter-issue'
import { picture } from './media/picture'
import { choiceList } from './pages/choice-list'
import { dataset } from './pages/dataset'
import { disclosure } from './pages/disclosure'
import { holiday } from './pages/holiday'
import { page, pageIntro, policy } from './pages/page'
import { agreement } from './services/agreement'
import { answerTemplate } from './services/answer-template'
import { programme } from './services/programme'
import { service } from './services/service'
import { serviceLevel } from './services/service-level'
import { ticketKind, ticketTopic } from './services/ticket-choices'

export interface Kind {
  /** Schema of the fields that are specific to the kind. */
  body: v.StrictObjectSchema<v.ObjectEntries, undefined>
  /** Columns that are optional elsewhere and required here. */
  needs: readonly ('summary' | 'date')[]
  /** One language may have title and summary only; the rest falls back to the other language. */
  optionalTranslation?: true
  /** Pages depend on these records, which therefore have no start or end. */
  isPermanent?: true
  /** No title or summary may identify a person; the body's own texts are checked by its schema. */
  isImpersonal?: true
  /** Field of the body that provides the facet values of lists. */
  facetField?: string
}

/** Every content kind. Its name is the folder in db/content and the value of the column `kind`. */
export const kinds = {
  home: { body: home, needs: [], isPermanent: true },
  achievement: { body: achievement, needs: [] },
  campaign: { body: campaign, needs: ['summary'] },
  notice: { body: notice, needs: ['date'] },
  story: { body: story, needs: ['summary', 'date'] },
  sector: { body: sector, needs: [] },
  news: { body: news, needs: ['summary', 'date'], optionalTranslation: true, facetField: 'tags' },
  tag: { body: tag, needs: ['summary'] },
  'media-item': {
    body: mediaItem,
    needs: ['summary', 'date'],
    optionalTranslation: true,
    facetField: 'type',
  },
  member: { body: member, needs: [] },
  'question-category': { body: questionCategory, needs: [] },
  question: { body: question, needs: [] },
  policy: { body: policy, needs: ['summary'] },
  occasion: { body: occasion, needs: ['summary'] },
  'ticket-kind': { body: ticketKind, needs: ['summary'], isPermanent: true },
  'ticket-topic': { body: ticketTopic, needs: [] },
  'answer-template': { body: answerTemplate, needs: [] },
  'choice-list': { body: choiceList, needs: [], isPermanent: true },
  holiday: { body: holiday, needs: ['date'] },
  service: { body: service, needs: ['summary'] },
  agreement: { body: agreement, needs: ['summary'] },
  picture: { body: picture, needs: ['date'] },
  document: { body: document, needs: ['date'] },
  gallery: { body: gallery, needs: ['summary', 'date'] },
  video: { body: video, needs: ['summary', 'date'] },
  issue: { body: issue, needs: ['summary', 'date'] },
  'newsletter-issue': { body: newsletterIssue, needs: ['summary', 'date'] },
  'brand-file': { body: brandFile, needs: [] },
  dataset: { body: dataset, needs: ['summary', 'date'] },
  disclosure: { body: disclosure, needs: ['summary', 'date'], isImpersonal: true },
  'page-intro': { body: pageIntro, needs: ['summary'], isPermanent: true },
  'knowledge-section': { body: knowledgeSection, needs: ['summary'] },
  book: {
    body: book,
    needs: ['summary', 'date'],
    optionalTranslation: true,
    facetField: 'section',
  },
  chapter: { body: chapter, needs: ['summary', 'date'], facetField: 'book' },
  'archived-item': { body: archivedItem, needs: ['summary', 'date'] },
  page: { body: page, needs: ['summary'], isPermanent: true },
  programme: { body: programme, needs: ['summary', 'date'] },
  maintenance: { body: maintenance, needs: ['summary', 'date'] },
  'service-level': { body: serviceLevel, needs: ['summary'] },
  'our-story': { body: ourStory, needs: ['summary'], isPermanent: true },
  award: { body: award, needs: ['date'] },
  board: { body: board, needs: ['summary'], isPermanent: true },
  committee: { body: committee, needs: ['summary'] },
  executive: { body: executive, needs: [] },
  department: { body: department, needs: ['summary'] },
  region: { body: region, needs: ['summary'], isPermanent: true },
  careers: { body: careers, needs: ['summary'], isPermanent: true },
  vacancy: { body: vacancy, needs: ['summary'] },
  'term-category': { body: termCategory, needs: [] },
  term: { body: term, needs: [] },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type Body<K extends KindName> = v.InferOutput<(typeof kinds)[K]['body']>

export function isKindName(value: string): value is KindName {
  return Object.hasOwn(kinds, value)
}
