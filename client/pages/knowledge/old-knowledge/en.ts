import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arOldKnowledge } from './ar'

export const enOldKnowledge = {
  oldKnowledge: {
    lead: 'Items no longer in force, with the reason they were archived and what replaced them.',
    warning: {
      title: 'Do not rely on these',
      text: 'Everything in force is in the knowledge hub. The items below are for reference only.',
      link: 'To the knowledge hub',
    },
    badge: 'Archived',
    inForce: ({ count }) =>
      `In force for ${count === 0 ? 'less than a month' : plural('en', count, { one: '# month', other: '# months' })}`,
    replacement: 'Replaced by:',
    none: 'Nothing has replaced it.',
  },
} as const satisfies Shape<typeof arOldKnowledge>
