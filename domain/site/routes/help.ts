import type { RouteDefinition } from '../route-definition'

export const helpRoutes = {
  profile: {
    path: '/profile',
    sheets: ['aside', 'badge', 'inquiry', 'profile'],
    messages: ['profile', 'tickets'],
    access: 'member',
    cache: 'none',
    index: false,
    sameOriginReferrer: true,
  },
  violations: {
    path: '/violations',
    sheets: ['steps', 'section-parts', 'violations'],
    messages: ['institution'],
    feedback: true,
    sameOriginReferrer: true,
  },
  locInit: {
    path: '/loc-init',
    sheets: ['steps', 'section-parts', 'dated', 'programmes'],
    messages: ['institution'],
    feedback: true,
  },
  sla: {
    path: '/sla',
    sheets: ['aside', 'steps', 'section-parts', 'reply-days', 'service-levels'],
    messages: ['institution', 'channels'],
    feedback: true,
  },
  backup: {
    path: '/backup',
    sheets: ['steps', 'badge', 'section-parts', 'dated', 'continuity'],
    messages: ['institution'],
    index: false,
    feedback: true,
  },
  card: {
    path: '/card',
    // The QR code is scanned from the screen.
    mode: 'light',
    sheets: ['contact-card'],
    messages: ['institution', 'channels'],
    index: false,
    feedback: true,
  },
  youtube: {
    path: '/youtube',
    parent: 'mediaCenter',
    sheets: ['covers', 'section-parts', 'player', 'channel'],
    videos: true,
    messages: ['institution'],
    feedback: true,
  },
  help: {
    path: '/help',
    sheets: ['faq', 'aside', 'steps', 'section-parts', 'reply-days', 'page-search', 'help'],
    messages: ['institution', 'channels', 'search-box'],
    feedback: true,
  },
  accessibility: {
    path: '/accessibility',
    sheets: ['aside', 'steps', 'section-parts', 'accessibility'],
    messages: ['institution', 'channels'],
    feedback: true,
  },
  cookies: {
    path: '/cookies',
    sheets: ['section-parts', 'cookies'],
    messages: ['frame', 'institution'],
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>
