import type { Shape } from '#domain/messages/shape'
import type { arMagazine } from './ar'

export const enMagazine = {
  magazine: {
    lead: 'A magazine twice a year: features, figures and interviews on spending public money well.',
    soon: 'Soon...',
    issue: 'Issue {{number}}',
    current: 'Current issue',
    previous: 'Previous issues',
    read: 'Read the issue',
    contents: 'In this issue',
  },
} as const satisfies Shape<typeof arMagazine>
