import type { Shape } from '#domain/messages/shape'
import type { arViolations } from './ar'

export const enViolations = {
  quickExit: {
    text: 'You can leave this page at any moment.',
    leave: 'Leave now',
    official: 'Go to the national channel',
    phone: 'Or call us:',
    channels: 'All reporting channels',
  },
} as const satisfies Shape<typeof arViolations>
