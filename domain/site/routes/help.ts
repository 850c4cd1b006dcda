import type { RouteLine } from '../route-definition'

export const helpRoutes = {
  violations: {
    path: '/violations',
    sheets: ['steps', 'section-parts', 'violations'],
    words: ['institution'],
    feedback: true,
    discreet: true,
  },
  locInit: {
    path: '/loc-init',
    sheets: ['steps', 'section-parts', 'dated', 'programmes'],
    words: ['institution'],
    feedback: true,
  },
  sla: {
    path: '/sla',
    sheets: ['aside', 'steps', 'section-parts', 'reply-days', 'service-levels'],
    words: ['institution', 'channels'],
    feedback: true,
  },
  backup: {
    path: '/backup',
    sheets: ['steps', 'badge', 'section-parts', 'dated', 'continuity'],
    words: ['institution'],
    index: false,
    feedback: true,
  },
  card: {
    path: '/card',
    // Its QR code is scanned from the screen.
    mode: 'light',
    sheets: ['contact-card'],
    words: ['institution', 'channels'],
    index: false,
    feedback: true,
  },
  youtube: {
    path: '/youtube',
    parent: 'mediaCenter',
    sheets: ['covers', 'section-parts', 'player', 'channel'],
    videos: true,
    words: ['institution'],
    feedback: true,
  },
  help: {
    path: '/help',
    sheets: ['faq', 'aside', 'steps', 'section-parts', 'reply-days', 'help'],
    words: ['institution', 'channels'],
    feedback: true,
  },
  accessibility: {
    path: '/accessibility',
    sheets: ['aside', 'steps', 'section-parts', 'accessibility'],
    words: ['institution', 'channels'],
    feedback: true,
  },
  cookies: {
    path: '/cookies',
    sheets: ['section-parts', 'cookies'],
    words: ['frame', 'institution'],
    feedback: true,
  },
} as const satisfies Record<string, RouteLine>
