import type { Entry } from '../content/entry'
import type { KindName } from '../content/kinds'
import { termPath } from './letter-path'
import { kindOfRoute } from './route-kinds'
import { fillPath, isFixed, routeNames, routeOf } from './routes'

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

/** Routes with a page for each record, by kind. */
const recordRoutes = new Map(
  routeNames
    .filter((name) => routeOf(name).path.endsWith('/:slug'))
    .map((name) => [kindOfRoute(name), name]),
)

/** Paths of records that do not have a page under their slug. */
const paths: { [K in KindName]?: FindPath<K> } = {
  question: (entry, { pathInPages }) => pathInPages(entry),
  term: termPath,
  chapter: ({ body }) => fillPath('chapter', { slug: body.book, rest: body.path }),
  'archived-item': ({ slug }) => `${fillPath('oldKnowledge')}#${slug}`,
  story: (entry, { pathInPages }) => pathInPages(entry),
  campaign: ({ slug }) => `${fillPath('communication')}#${slug}`,
  video: ({ slug }) => `${fillPath('videoGallery')}#${slug}`,
  issue: ({ slug }) => `${fillPath('magazine')}#${slug}`,
  'brand-file': ({ body }) => `${fillPath('brandFiles')}#${body.group}`,
  maintenance: ({ slug }) => `${fillPath('siteStatus')}#${slug}`,
  programme: ({ slug }) => `${fillPath('locInit')}#${slug}`,
  vacancy: ({ slug }) => `${fillPath('careers')}#${slug}`,
  member: () => fillPath('directors'),
  committee: () => `${fillPath('directors')}#committees`,
  department: ({ slug }) => `${fillPath('orgStructure')}#${slug}`,
  page: pathOfRoute,
  policy: pathOfRoute,
}

/** The path of the page that shows a record, without language; null if none does. */
export function recordPath<K extends KindName>(entry: Entry<K>, paged: PagedPaths): string | null {
  const find: FindPath<K> | undefined = paths[entry.kind]
  if (find) return find(entry, paged)
  const route = recordRoutes.get(entry.kind)
  return route ? fillPath(route, { slug: entry.slug }) : null
}
