import type * as v from 'valibot'
import { achievement } from './achievement'
import { agreement } from './agreement'
import { archivedItem } from './archived-item'
import { award } from './award'
import { board, committee } from './board'
import { book } from './book'
import { brandFile } from './brand-file'
import { campaign } from './campaign'
import { careers, vacancy } from './careers'
import { chapter } from './chapter'
import { choiceList } from './choice-list'
import { dataset } from './dataset'
import { executive } from './executive'
import { gallery } from './gallery'
import { holiday } from './holiday'
import { home } from './home'
import { issue } from './issue'
import { knowledgeSection } from './knowledge-section'
import { leaflet } from './leaflet'
import { maintenance } from './maintenance'
import { mediaItem } from './media-item'
import { member } from './member'
import { news, tag } from './news'
import { notice } from './notice'
import { occasion } from './occasion'
import { ourStory } from './our-story'
import { page } from './page'
import { policy } from './policy'
import { programme } from './programme'
import { question, questionCategory } from './question'
import { requestKind, requestTopic } from './request'
import { service } from './service'
import { serviceLevel } from './service-level'
import { sector, story } from './story'
import { term, termCategory } from './term'
import { unit } from './unit'
import { video } from './video'

export interface Kind {
  /** What a record has besides the columns every record has. */
  body: v.StrictObjectSchema<v.ObjectEntries, undefined>
  /** Columns that are free elsewhere and that this kind cannot do without. */
  needs: readonly ('summary' | 'date')[]
  /** A record may have title and summary alone in one language, and shows the rest in the other. */
  mayLack?: true
  /** Pages cannot be shown without its records, so they have neither start nor end. */
  isPermanent?: true
  /** The field of the body whose values lists of the kind may be narrowed to. */
  labelledBy?: string
}

/** Every kind of content. The name is the folder under db/content and the column `kind`. */
export const kinds = {
  home: { body: home, needs: [], isPermanent: true },
  achievement: { body: achievement, needs: [] },
  campaign: { body: campaign, needs: ['summary'] },
  notice: { body: notice, needs: ['date'] },
  story: { body: story, needs: ['summary', 'date'] },
  sector: { body: sector, needs: [] },
  news: { body: news, needs: ['summary', 'date'], mayLack: true, labelledBy: 'tags' },
  tag: { body: tag, needs: ['summary'] },
  'media-item': {
    body: mediaItem,
    needs: ['summary', 'date'],
    mayLack: true,
    labelledBy: 'type',
  },
  member: { body: member, needs: [] },
  'question-category': { body: questionCategory, needs: [] },
  question: { body: question, needs: [] },
  policy: { body: policy, needs: ['summary'] },
  occasion: { body: occasion, needs: ['summary'] },
  'request-kind': { body: requestKind, needs: ['summary'], isPermanent: true },
  'request-topic': { body: requestTopic, needs: [] },
  'choice-list': { body: choiceList, needs: [], isPermanent: true },
  holiday: { body: holiday, needs: ['date'] },
  service: { body: service, needs: ['summary'] },
  agreement: { body: agreement, needs: ['summary'] },
  gallery: { body: gallery, needs: ['summary', 'date'] },
  video: { body: video, needs: ['summary', 'date'] },
  issue: { body: issue, needs: ['summary', 'date'] },
  'brand-file': { body: brandFile, needs: [] },
  dataset: { body: dataset, needs: ['summary', 'date'] },
  leaflet: { body: leaflet, needs: ['summary'], isPermanent: true },
  'knowledge-section': { body: knowledgeSection, needs: ['summary'] },
  book: { body: book, needs: ['summary', 'date'], mayLack: true, labelledBy: 'section' },
  chapter: { body: chapter, needs: ['summary', 'date'], labelledBy: 'book' },
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
  unit: { body: unit, needs: ['summary'] },
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
