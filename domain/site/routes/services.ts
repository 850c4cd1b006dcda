import type { RouteDefinition } from '../route-definition'

export const serviceRoutes = {
  services: {
    path: '/services',
    picture: 'services',
    query: ['audience', 'topic'],
    layout: 'hero',
    messages: ['facets', 'services'],
    feedback: true,
    feed: true,
  },
  service: {
    path: '/services/:slug',
    parent: 'services',
    messages: ['services'],
    feedback: true,
    rating: true,
  },
  frameworkAgreements: {
    path: '/framework-agreements',
    query: ['type', 'status'],
    parent: 'services',
    messages: ['facets', 'agreements'],
    feedback: true,
    feed: true,
  },
  agreement: {
    path: '/framework-agreements/:slug',
    parent: 'frameworkAgreements',
    messages: ['agreements'],
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>
