import type { RouteDefinition } from '../route-definition'

export const knowledgeRoutes = {
  knowledge: {
    path: '/knowledge',
    picture: 'knowledge',
    layout: 'hero',
    messages: ['knowledge', 'search-box'],
    feedback: true,
  },
  knowledgeSearch: {
    path: '/knowledge/search',
    parent: 'knowledge',
    layout: 'hero',
    query: ['q', 'kind', 'lang', 'sort', 'year', 'page'],
    messages: ['search', 'search-box', 'facets'],
    cache: 'none',
    index: false,
  },
  sections: {
    path: '/knowledge/sections',
    parent: 'knowledge',
    messages: ['knowledge'],
    feedback: true,
    feed: true,
  },
  section: {
    path: '/knowledge/sections/:slug',
    query: ['type'],
    parent: 'sections',
    messages: ['knowledge'],
    feedback: true,
  },
  books: {
    path: '/knowledge/sections/books',
    query: ['type', 'sort', 'page'],
    parent: 'sections',
    messages: ['knowledge'],
    feedback: true,
    feed: true,
  },
  book: {
    path: '/knowledge/sections/books/:slug',
    parent: 'books',
    messages: ['knowledge', 'article'],
    feedback: true,
    comments: true,
  },
  chapter: {
    path: '/knowledge/sections/books/:slug/*',
    parent: 'books',
    messages: ['knowledge', 'article'],
    feedback: true,
    comments: true,
  },
  oldKnowledge: {
    path: '/old-knowledge',
    parent: 'knowledge',
    messages: ['knowledge'],
    index: false,
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>
