import type { RouteDefinition } from '../route-definition'

/** Defined by the build from PRODUCT_SLUG in wrangler.toml; undefined without a build. */
declare const __PRODUCT_SLUG__: string | undefined

/** Slug in the path of the dictionary, `/{slug}-dictionary`. */
const productSlug = typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : 'efficiency'

export const aboutRoutes = {
  ourStory: {
    path: '/aboutUs/ourStory',
    picture: 'about',
    layout: 'hero',
    messages: ['about'],
    feedback: true,
  },
  directors: {
    path: '/aboutUs/directors',
    picture: 'about',
    messages: ['about'],
    feedback: true,
  },
  orgStructure: {
    path: '/aboutUs/orgStructure',
    picture: 'about',
    messages: ['about'],
    feedback: true,
  },
  executiveManagement: {
    path: '/aboutUs/executiveManagement',
    picture: 'about',
    messages: ['about'],
    feedback: true,
    feed: true,
  },
  executive: {
    path: '/aboutUs/executiveManagement/:slug',
    parent: 'executiveManagement',
    messages: ['about'],
    feedback: true,
  },
  regions: {
    path: '/regions',
    picture: 'about',
    layout: 'hero',
    messages: ['regions'],
    feedback: true,
  },
  region: {
    path: '/regions/:slug',
    parent: 'regions',
    layout: 'hero',
    messages: ['regions', 'agreements'],
    feedback: true,
  },
  careers: {
    path: '/careers',
    picture: 'about',
    messages: ['careers'],
    feedback: true,
    feed: true,
  },
  dictionary: {
    path: `/${productSlug}-dictionary`,
    picture: 'knowledge',
    query: ['letter', 'category'],
    parent: 'knowledge',
    messages: ['dictionary', 'search-box'],
    feedback: true,
    feed: true,
  },
} as const satisfies Record<string, RouteDefinition>
