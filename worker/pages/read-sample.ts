import { areSamples } from '#db/entries/entries'
import type { KindName } from '#domain/content/kinds'
import type { RouteName } from '#domain/site/routes'
import type { LoaderDeps } from '../payloads/loader'
import type { PageRequest } from '../routing/page-request'

/** The record of a page with its own text, by route. */
const textKinds = {
  help: 'page',
  accessibility: 'page',
  violations: 'page',
  backup: 'page',
  cookies: 'page',
  'privacy-policy': 'policy',
  'terms-conditions': 'policy',
  'information-freedom': 'policy',
} as const satisfies Record<string, KindName>

/** The kind of the records that a route shows: one of them if it has a slug, else the list. */
const shownKinds: Partial<Record<RouteName, KindName>> = {
  home: 'home',
  ourStory: 'our-story',
  directors: 'member',
  orgStructure: 'department',
  executiveManagement: 'executive',
  executive: 'executive',
  careers: 'vacancy',
  regions: 'region',
  region: 'region',
  dictionary: 'term',
  faq: 'question',
  locInit: 'programme',
  sla: 'service-level',
  youtube: 'video',
  videoGallery: 'video',
  services: 'service',
  service: 'service',
  frameworkAgreements: 'agreement',
  agreement: 'agreement',
  knowledge: 'book',
  books: 'book',
  book: 'book',
  chapter: 'book',
  sections: 'knowledge-section',
  section: 'knowledge-section',
  oldKnowledge: 'archived-item',
  mediaCenter: 'news',
  news: 'news',
  newsItem: 'news',
  mediaLibrary: 'media-item',
  mediaItem: 'media-item',
  communication: 'campaign',
  successStories: 'story',
  photoGalleries: 'gallery',
  photoGallery: 'gallery',
  magazine: 'issue',
  brandFiles: 'brand-file',
  openData: 'dataset',
  dataset: 'dataset',
  disclosureLog: 'disclosure',
  disclosure: 'disclosure',
}

/** True if the record of a page, or every record of its list, is sample data. */
export function readSample(
  { db, locale, now }: Pick<LoaderDeps, 'db' | 'locale' | 'now'>,
  { name, params, path }: Pick<PageRequest, 'name' | 'params' | 'path'>,
): Promise<boolean> {
  const kind = shownKinds[name]
  if (kind) return areSamples(db, kind, locale, now, params.slug)
  const slug = path.slice(1)
  const textKind = Object.entries(textKinds).find(([known]) => known === slug)?.[1]
  return textKind ? areSamples(db, textKind, locale, now, slug) : Promise.resolve(false)
}
