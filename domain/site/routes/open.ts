import type { RouteDefinition } from '../route-definition'

export const openRoutes = {
  openData: {
    path: '/open-data',
    sheets: ['form', 'open-data'],
    messages: ['open', 'forms'],
    feedback: true,
    feed: true,
  },
  statistics: {
    path: '/open-data/statistics',
    parent: 'openData',
    sheets: ['article', 'statistics'],
    messages: ['open'],
    index: false,
    feedback: true,
  },
  disclosureLog: {
    path: '/open-data/disclosure-log',
    parent: 'openData',
    query: ['kind', 'outcome', 'year', 'page'],
    sheets: ['badge', 'facets', 'results', 'pager', 'disclosures'],
    messages: ['disclosures', 'facets'],
    feedback: true,
    feed: true,
  },
  disclosure: {
    path: '/open-data/disclosure-log/:slug',
    parent: 'disclosureLog',
    sheets: ['badge', 'disclosures'],
    messages: ['disclosures'],
    feedback: true,
  },
  dataset: {
    path: '/open-data/:slug',
    parent: 'openData',
    sheets: ['dataset'],
    messages: ['open'],
    feedback: true,
  },
  openApi: {
    path: '/open-api',
    parent: 'openData',
    sheets: ['article', 'aside', 'open-api'],
    messages: ['open'],
    index: false,
    feedback: true,
  },
  search: {
    path: '/search',
    layout: 'hero',
    query: ['q', 'kind', 'lang', 'sort', 'year', 'page'],
    sheets: ['page-hero', 'facets', 'results', 'pager', 'page-search', 'search'],
    messages: ['search', 'search-box', 'facets'],
    cache: 'none',
    index: false,
  },
} as const satisfies Record<string, RouteDefinition>
