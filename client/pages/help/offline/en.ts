import type { Shape } from '#domain/messages/shape'
import type { arOffline } from './ar'

export const enOffline = {
  offline: {
    lead: 'The site cannot be reached. Pages you have not opened before need a connection.',
    saved: 'You are offline. This is a copy saved on {{time}}, Riyadh time.',
    stepsTitle: 'What you can do',
    steps: {
      check: 'Check that your device is connected to the internet.',
      again: 'Then reload this page: the page you asked for appears.',
      forms: 'Forms and the status of requests need a connection.',
    },
    keptTitle: 'Pages you have read and can open now',
    keptHint: 'They are kept in your browser as they were when you read them.',
    call: 'If it is urgent, call us:',
  },
} as const satisfies Shape<typeof arOffline>
