import type { RouteDefinition } from '../route-definition'

export const openRoutes = {
  openData: {
    path: '/open-data',
    picture: 'openData',
    messages: ['open', 'forms'],
    feedback: true,
    feed: true,
  },
  statistics: {
    path: '/open-data/statistics',
    parent: 'openData',
    messages: ['open'],
    index: false,
    feedback: true,
  },
  disclosureLog: {
    path: '/open-data/disclosure-log',
    parent: 'openData',
    query: ['kind', 'outcome', 'year', 'page'],
    messages: ['disclosures', 'facets'],
    feedback: true,
    feed: true,
  },
  disclosure: {
    path: '/open-data/disclosure-log/:slug',
    parent: 'disclosureLog',
    messages: ['disclosures'],
    feedback: true,
  },
  dataset: {
    path: '/open-data/:slug',
    parent: 'openData',
    messages: ['open', 'use-cases'],
    useCases: true,
    feedback: true,
  },
  openApi: {
    path: '/open-api',
    parent: 'openData',
    messages: ['open'],
    index: false,
    feedback: true,
  },
  search: {
    path: '/search',
    layout: 'hero',
    query: ['q', 'kind', 'lang', 'sort', 'year', 'page'],
    messages: ['search', 'search-box', 'facets'],
    cache: 'none',
    index: false,
  },
} as const satisfies Record<string, RouteDefinition>
