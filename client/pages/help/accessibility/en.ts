import type { Shape } from '#domain/messages/shape'
import type { arAccessibility } from './ar'

export const enAccessibility = {
  accessible: {
    toTools: 'Go to the tools',
  },
} as const satisfies Shape<typeof arAccessibility>
