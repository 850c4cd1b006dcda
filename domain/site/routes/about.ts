import { productSlug } from '../product-slug'
import type { RouteLine } from '../route-definition'

export const aboutRoutes = {
  ourStory: {
    path: '/aboutUs/ourStory',
    layout: 'hero',
    sheets: ['page-hero', 'our-story'],
    words: ['about'],
    feedback: true,
  },
  directors: {
    path: '/aboutUs/directors',
    sheets: ['people'],
    words: ['about'],
    feedback: true,
  },
  orgStructure: {
    path: '/aboutUs/orgStructure',
    sheets: ['org-structure'],
    words: ['about'],
    feedback: true,
  },
  executiveManagement: {
    path: '/aboutUs/executiveManagement',
    sheets: ['people'],
    words: ['about'],
    feedback: true,
    feed: true,
  },
  executive: {
    path: '/aboutUs/executiveManagement/:slug',
    parent: 'executiveManagement',
    sheets: ['people'],
    words: ['about'],
    feedback: true,
  },
  careers: {
    path: '/careers',
    sheets: ['steps', 'careers'],
    words: ['careers'],
    feedback: true,
    feed: true,
  },
  dictionary: {
    path: `/${productSlug}-dictionary`,
    query: ['category'],
    parent: 'knowledge',
    sheets: ['dictionary'],
    words: ['dictionary'],
    feedback: true,
    feed: true,
  },
} as const satisfies Record<string, RouteLine>
