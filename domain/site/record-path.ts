import type { Entry } from '../content/entry'
import type { KindName } from '../content/kinds'
import { termPath } from './letter-path'
import { fillPath, isFixed, routeNames } from './routes'

/** The path of a record shown in a list of several pages, which depends on the records before it. */
export interface PagedPaths {
  pathInPages: (entry: Entry) => string
}

type FindPath<K extends KindName> = (entry: Entry<K>, paged: PagedPaths) => string

/** The name of the route whose text a record is: its slug in camel case. */
export function routeNameOf(slug: string): string {
  return slug.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

function pathOfRoute({ slug }: Pick<Entry, 'slug'>): string {
  const name = routeNames.filter(isFixed).find((known) => known === routeNameOf(slug))
  if (!name) throw new Error(`no route has the text "${slug}"`)
  return fillPath(name)
}

const paths: { [K in KindName]?: FindPath<K> } = {
  service: ({ slug }) => fillPath('service', { slug }),
  agreement: ({ slug }) => fillPath('agreement', { slug }),
  question: (entry, { pathInPages }) => pathInPages(entry),
  term: termPath,
  'knowledge-section': ({ slug }) => fillPath('section', { slug }),
  book: ({ slug }) => fillPath('book', { slug }),
  chapter: ({ body }) => fillPath('chapter', { slug: body.book, rest: body.path }),
  'archived-item': ({ slug }) => `${fillPath('oldKnowledge')}#${slug}`,
  news: ({ slug }) => fillPath('newsItem', { slug }),
  story: (entry, { pathInPages }) => pathInPages(entry),
  'media-item': ({ slug }) => fillPath('mediaItem', { slug }),
  campaign: ({ slug }) => `${fillPath('communication')}#${slug}`,
  gallery: ({ slug }) => fillPath('photoGallery', { slug }),
  video: ({ slug }) => `${fillPath('videoGallery')}#${slug}`,
  issue: ({ slug }) => `${fillPath('magazine')}#${slug}`,
  'brand-file': ({ body }) => `${fillPath('brandFiles')}#${body.group}`,
  dataset: ({ slug }) => fillPath('dataset', { slug }),
  disclosure: ({ slug }) => fillPath('disclosure', { slug }),
  programme: ({ slug }) => `${fillPath('locInit')}#${slug}`,
  vacancy: ({ slug }) => `${fillPath('careers')}#${slug}`,
  executive: ({ slug }) => fillPath('executive', { slug }),
  member: () => fillPath('directors'),
  committee: () => `${fillPath('directors')}#committees`,
  department: ({ slug }) => `${fillPath('orgStructure')}#${slug}`,
  region: ({ slug }) => fillPath('region', { slug }),
  page: pathOfRoute,
  policy: pathOfRoute,
}

/** The path of the page that shows a record, without language; null if none does. */
export function recordPath<K extends KindName>(entry: Entry<K>, paged: PagedPaths): string | null {
  const find: FindPath<K> | undefined = paths[entry.kind]
  return find ? find(entry, paged) : null
}
