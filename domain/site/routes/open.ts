import type { RouteLine } from '../route-definition'

export const openRoutes = {
  openData: {
    path: '/open-data',
    sheets: ['open-data', 'form', 'contact'],
    words: ['open', 'forms'],
    feedback: true,
    feed: true,
  },
  openApi: {
    path: '/open-api',
    parent: 'openData',
    sheets: ['article', 'aside', 'open-api'],
    words: ['open'],
    index: false,
    feedback: true,
  },
  statistics: {
    path: '/open-data/statistics',
    parent: 'openData',
    sheets: ['article', 'statistics'],
    words: ['open'],
    index: false,
    feedback: true,
  },
  search: {
    path: '/search',
    layout: 'hero',
    sheets: ['page-hero', 'article', 'site-map'],
    words: ['open'],
    index: false,
  },
} as const satisfies Record<string, RouteLine>
