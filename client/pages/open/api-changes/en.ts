import type { Shape } from '#domain/messages/shape'
import type { arApiChanges } from './ar'

export const enApiChanges = {
  apiChanges: {
    lead: 'What was added to the API and what changed, newest first.',
    promise:
      'Within the current version no field is removed or changes meaning. What is to be retired is announced here at least a year ahead.',
    follow: 'Follow the changes as an Atom feed',
    back: 'Back to the API documentation',
    parts: 'What changed in the document of the API',
    kind: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  },
} as const satisfies Shape<typeof arApiChanges>
