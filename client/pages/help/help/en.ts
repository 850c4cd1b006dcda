import type { Shape } from '#domain/messages/shape'
import type { arHelp } from './ar'

export const enHelp = {
  help: {
    all: 'All questions',
    tasks: {
      contact: 'Send a question, complaint or suggestion',
      inquiry: 'Track a request you sent',
      backup: 'A platform is down and it is urgent',
      violations: 'Report a violation or corruption',
      accessibility: 'Report an accessibility barrier',
      card: 'Save our number and address',
    },
  },
} as const satisfies Shape<typeof arHelp>
