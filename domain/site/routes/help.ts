import type { RouteDefinition } from '../route-definition'

export const helpRoutes = {
  profile: {
    path: '/profile',
    messages: ['profile', 'tickets'],
    access: 'member',
    cache: 'none',
    index: false,
    sameOriginReferrer: true,
  },
  profileData: {
    path: '/profile/data',
    parent: 'profile',
    messages: ['profile'],
    access: 'member',
    index: false,
    sameOriginReferrer: true,
  },
  profileRequest: {
    path: '/profile/requests/:reference',
    parent: 'profile',
    messages: ['profile', 'tickets'],
    access: 'member',
    index: false,
    sameOriginReferrer: true,
  },
  violations: {
    path: '/violations',
    picture: 'help',
    messages: ['institution'],
    feedback: true,
    sameOriginReferrer: true,
  },
  locInit: {
    path: '/loc-init',
    picture: 'services',
    messages: ['institution'],
    feedback: true,
  },
  sla: {
    path: '/sla',
    picture: 'help',
    layout: 'hero',
    messages: ['institution', 'channels'],
    feedback: true,
  },
  backup: {
    path: '/backup',
    messages: ['institution'],
    index: false,
    feedback: true,
  },
  card: {
    path: '/card',
    // The QR code is scanned from the screen.
    mode: 'light',
    messages: ['institution', 'channels'],
    index: false,
    feedback: true,
  },
  youtube: {
    path: '/youtube',
    parent: 'mediaCenter',
    videos: true,
    messages: ['institution'],
    feedback: true,
  },
  help: {
    path: '/help',
    picture: 'help',
    messages: ['institution', 'channels', 'search-box'],
    feedback: true,
  },
  accessibility: {
    path: '/accessibility',
    picture: 'help',
    messages: ['institution', 'channels'],
    feedback: true,
  },
  cookies: {
    path: '/cookies',
    messages: ['frame', 'institution'],
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>
