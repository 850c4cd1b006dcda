import type { RouteLine } from './route-definition'
import { aboutRoutes } from './routes/about'
import { helpRoutes } from './routes/help'
import { knowledgeRoutes } from './routes/knowledge'
import { mediaRoutes } from './routes/media'
import { openRoutes } from './routes/open'
import { serviceRoutes } from './routes/services'

/** A page that is one record of the kind `policy`. */
const article = <const S extends string>(slug: S) =>
  ({
    payload: 'article',
    params: { slug },
    sheets: ['article'],
    words: ['article'],
    feedback: true,
  }) as const

/** The site as one table. Navigation, site map, language links and the router are made from it. */
export const routes = {
  home: {
    path: '/',
    layout: 'hero',
    sheets: ['home'],
    words: ['home', 'knowledge'],
    feedback: true,
  },
  faq: {
    path: '/faq',
    query: ['category', 'page'],
    sheets: ['faq', 'pager'],
    words: ['faq'],
    feedback: true,
    feed: true,
  },
  privacyPolicy: { path: '/privacy-policy', ...article('privacy-policy') },
  termsConditions: { path: '/terms-conditions', ...article('terms-conditions') },
  informationFreedom: { path: '/information-freedom', ...article('information-freedom') },
  contact: {
    path: '/contact',
    sheets: ['form', 'aside', 'contact'],
    words: ['forms', 'channels'],
    feedback: true,
  },
  inquiry: {
    path: '/contact/inquiry',
    parent: 'contact',
    sheets: ['form', 'aside', 'contact', 'badge', 'inquiry'],
    words: ['forms', 'requests', 'channels'],
    feedback: true,
  },
  siteMap: { path: '/routes', sheets: ['site-map'], feedback: true },
  ...aboutRoutes,
  ...serviceRoutes,
  ...knowledgeRoutes,
  ...mediaRoutes,
  ...openRoutes,
  ...helpRoutes,
} as const satisfies Record<string, RouteLine>

/** Other addresses people try, and the page they are sent to (301, both languages). */
export const aliases: Readonly<Record<string, keyof typeof routes>> = {
  '/sitemap': 'siteMap',
  '/aboutus': 'ourStory',
  '/dictionary': 'dictionary',
}
