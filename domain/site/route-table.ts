import type { RouteDefinition } from './route-definition'
import { aboutRoutes } from './routes/about'
import { helpRoutes } from './routes/help'
import { knowledgeRoutes } from './routes/knowledge'
import { mediaRoutes } from './routes/media'
import { openRoutes } from './routes/open'
import { serviceRoutes } from './routes/services'

/** A page rendered from a record of the kind `policy`. */
const article = <const S extends string>(slug: S) =>
  ({
    payload: 'article',
    params: { slug },
    messages: ['article'],
    feedback: true,
  }) as const

/**
 * Every page of the site. Navigation, site map, language links and the client router derive from
 * it.
 */
export const routes = {
  home: {
    path: '/',
    layout: 'hero',
    messages: ['home', 'knowledge', 'search-box'],
    feedback: true,
  },
  faq: {
    path: '/faq',
    picture: 'help',
    query: ['category', 'page'],
    messages: ['faq', 'search-box'],
    feedback: true,
    feed: true,
  },
  privacyPolicy: { path: '/privacy-policy', ...article('privacy-policy') },
  termsConditions: { path: '/terms-conditions', ...article('terms-conditions') },
  informationFreedom: {
    path: '/information-freedom',
    picture: 'openData',
    ...article('information-freedom'),
  },
  contact: {
    path: '/contact',
    picture: 'help',
    messages: ['forms', 'channels'],
    feedback: true,
  },
  inquiry: {
    path: '/contact/inquiry',
    parent: 'contact',
    messages: ['forms', 'tickets', 'channels'],
    feedback: true,
  },
  siteMap: { path: '/routes', picture: 'help', feedback: true },
  ...aboutRoutes,
  ...serviceRoutes,
  ...knowledgeRoutes,
  ...mediaRoutes,
  ...openRoutes,
  ...helpRoutes,
} as const satisfies Record<string, RouteDefinition>

/** Common wrong paths and the route they redirect to (301, both languages). */
export const aliases: Readonly<Record<string, keyof typeof routes>> = {
  '/sitemap': 'siteMap',
  '/aboutus': 'ourStory',
  '/dictionary': 'dictionary',
}
