import type { RouteDefinition } from '../route-definition'

/** Defined by the build from PRODUCT_SLUG in wrangler.toml; undefined without a build. */
declare const __PRODUCT_SLUG__: string | undefined

/** Slug in the path of the dictionary, `/{slug}-dictionary`. */
const productSlug = typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : 'efficiency'

export const aboutRoutes = {
  ourStory: {
    path: '/aboutUs/ourStory',
    layout: 'hero',
    sheets: ['page-hero', 'toc-bar', 'our-story', 'section-ruled'],
    messages: ['about'],
    feedback: true,
  },
  directors: {
    path: '/aboutUs/directors',
    sheets: ['people', 'unit-squares'],
    messages: ['about'],
    feedback: true,
  },
  orgStructure: {
    path: '/aboutUs/orgStructure',
    sheets: ['org-structure'],
    messages: ['about'],
    feedback: true,
  },
  executiveManagement: {
    path: '/aboutUs/executiveManagement',
    sheets: ['people'],
    messages: ['about'],
    feedback: true,
    feed: true,
  },
  executive: {
    path: '/aboutUs/executiveManagement/:slug',
    parent: 'executiveManagement',
    sheets: ['people', 'unit-squares'],
    messages: ['about'],
    feedback: true,
  },
  regions: {
    path: '/regions',
    layout: 'hero',
    sheets: ['page-hero', 'region-map', 'regions'],
    messages: ['regions'],
    feedback: true,
  },
  region: {
    path: '/regions/:slug',
    parent: 'regions',
    layout: 'hero',
    sheets: ['page-hero', 'region-map', 'region'],
    messages: ['regions', 'agreements'],
    feedback: true,
  },
  careers: {
    path: '/careers',
    sheets: ['steps', 'toc-bar', 'folding', 'wide-column', 'unit-squares', 'careers'],
    messages: ['careers'],
    feedback: true,
    feed: true,
  },
  dictionary: {
    path: `/${productSlug}-dictionary`,
    query: ['letter', 'category'],
    parent: 'knowledge',
    sheets: ['page-search', 'letters', 'dictionary'],
    messages: ['dictionary', 'search-box'],
    feedback: true,
    feed: true,
  },
} as const satisfies Record<string, RouteDefinition>
