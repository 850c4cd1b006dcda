import type { RouteDefinition } from '../route-definition'

export const serviceRoutes = {
  services: {
    path: '/services',
    query: ['audience', 'topic'],
    layout: 'hero',
    sheets: ['page-hero', 'results', 'facets', 'services'],
    messages: ['facets', 'services'],
    feedback: true,
    feed: true,
  },
  service: {
    path: '/services/:slug',
    parent: 'services',
    sheets: ['steps', 'service'],
    messages: ['services'],
    feedback: true,
    rating: true,
  },
  frameworkAgreements: {
    path: '/framework-agreements',
    query: ['type', 'status'],
    parent: 'services',
    sheets: ['results', 'steps', 'agreements'],
    messages: ['facets', 'agreements'],
    feedback: true,
    feed: true,
  },
  agreement: {
    path: '/framework-agreements/:slug',
    parent: 'frameworkAgreements',
    sheets: ['steps', 'agreement-print'],
    messages: ['agreements'],
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>
