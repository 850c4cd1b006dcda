import type * as v from 'valibot'
import type { Entry } from '../content/entry'
import type { KindName } from '../content/kinds'
import { agreementsResource } from './agreements'
import { booksResource, chaptersResource } from './books'
import { datasetsResource } from './datasets'
import { disclosuresResource } from './disclosures'
import {
  boardResource,
  departmentsResource,
  executivesResource,
  vacanciesResource,
} from './institution'
import { galleriesResource, newsResource } from './newsroom'
import { outagesResource } from './outages'
import { pagesResource, policiesResource, questionsResource, termsResource } from './pages'
import { programmesResource } from './programmes'
import { magazineResource, mediaResource, storiesResource, videosResource } from './publications'
import { regionsResource } from './regions'
import { changedFilter, type PresentDeps, type Resource } from './resource'
import { servicesResource } from './services'

/** The collections of the API, by the last segment of their path. */
const resources = {
  news: newsResource,
  services: servicesResource,
  agreements: agreementsResource,
  questions: questionsResource,
  terms: termsResource,
  books: booksResource,
  chapters: chaptersResource,
  galleries: galleriesResource,
  programmes: programmesResource,
  pages: pagesResource,
  policies: policiesResource,
  datasets: datasetsResource,
  disclosures: disclosuresResource,
  regions: regionsResource,
  board: boardResource,
  executives: executivesResource,
  departments: departmentsResource,
  vacancies: vacanciesResource,
  stories: storiesResource,
  magazine: magazineResource,
  videos: videosResource,
  media: mediaResource,
  outages: outagesResource,
}

type CollectionName = keyof typeof resources
const collectionNames = Object.keys(resources) as CollectionName[]

/** A collection whose kind is not known to the types: `present` takes any of its own entries. */
export interface Collection
  extends Pick<Resource, 'kind' | 'schemaName' | 'title' | 'description' | 'sorts' | 'filters'> {
  name: CollectionName
  fields: v.ObjectEntries
  present: (entry: Entry<KindName>, deps: PresentDeps) => Record<string, unknown>
}

/** A collection by name; null if there is none. */
export function findCollection(name: string): Collection | null {
  if (!Object.hasOwn(resources, name)) return null
  const resource: Omit<Collection, 'name' | 'present'> = resources[name as CollectionName]
  return {
    ...resource,
    name: name as CollectionName,
    filters: { ...resource.filters, updatedSince: changedFilter },
    // The entries that are given to it are of its kind.
    present: (resources[name as CollectionName] as unknown as Collection).present,
  }
}

export const collections: readonly Collection[] = collectionNames.flatMap(
  (name) => findCollection(name) ?? [],
)
