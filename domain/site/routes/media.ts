import type { RouteDefinition } from '../route-definition'

/** Target of a personal link in newsletter mails. */
const subscriptionLink = <const S extends string>(slug: S) =>
  ({
    payload: 'subscriptionLink',
    params: { slug },
    messages: ['newsletter'],
    index: false,
    sameOriginReferrer: true,
  }) as const

export const mediaRoutes = {
  mediaCenter: {
    path: '/media-center',
    picture: 'mediaCenter',
    layout: 'hero',
    messages: ['newsroom'],
    feedback: true,
  },
  news: {
    path: '/media-center/news',
    parent: 'mediaCenter',
    query: ['tag', 'year', 'month', 'page'],
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  newsItem: {
    path: '/media-center/news/:slug',
    parent: 'news',
    messages: ['newsroom', 'article'],
    feedback: true,
  },
  mediaLibrary: {
    path: '/media-center/media',
    parent: 'mediaCenter',
    query: ['type', 'page'],
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  mediaItem: {
    path: '/media-center/media/:slug',
    parent: 'mediaLibrary',
    messages: ['newsroom', 'article'],
    feedback: true,
  },
  communication: {
    path: '/media-center/communication',
    parent: 'mediaCenter',
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  successStories: {
    path: '/media-center/success-stories',
    parent: 'mediaCenter',
    query: ['sector', 'page'],
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  photoGalleries: {
    path: '/media-center/photo-gallery',
    parent: 'mediaCenter',
    query: ['page'],
    messages: ['gallery'],
    feedback: true,
    feed: true,
  },
  photoGallery: {
    path: '/media-center/photo-gallery/:slug',
    parent: 'photoGalleries',
    messages: ['gallery'],
    feedback: true,
  },
  videoGallery: {
    path: '/media-center/video-gallery',
    parent: 'mediaCenter',
    videos: true,
    messages: ['gallery'],
    feedback: true,
    feed: true,
  },
  magazine: {
    path: '/media-center/magazine',
    parent: 'mediaCenter',
    messages: ['gallery'],
    feedback: true,
    feed: true,
  },
  brandFiles: {
    path: '/media-center/brand-files',
    parent: 'mediaCenter',
    messages: ['gallery'],
    feedback: true,
  },
  invitation: {
    path: '/media-center/invitation',
    parent: 'mediaCenter',
    messages: ['forms', 'channels'],
    feedback: true,
  },
  newsletter: {
    path: '/media-center/newsletter',
    parent: 'mediaCenter',
    messages: ['forms', 'newsletter'],
    feedback: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    parent: 'newsletter',
    ...subscriptionLink('newsletter-confirm'),
  },
  newsletterLeave: {
    path: '/newsletter/leave',
    parent: 'newsletter',
    ...subscriptionLink('newsletter-leave'),
  },
} as const satisfies Record<string, RouteDefinition>
