import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arInvitation } from './ar'

interface Count {
  count: number
}

const workingDays = ({ count }: Count) =>
  plural('en', count, { one: '# working day', other: '# working days' })

const weeksAtLeast = ({ count }: Count) =>
  plural('en', count, { one: 'At least # week', other: 'At least # weeks' })

export const enInvitation = {
  invitation: {
    notice: {
      label: 'If you send the invitation today',
      reply: { title: 'We reply by', note: workingDays },
      inside: { title: 'Earliest date for an event in the Kingdom', note: weeksAtLeast },
      abroad: { title: 'Earliest date for an event abroad or a keynote', note: weeksAtLeast },
    },
    formTitle: 'Send your invitation',
    submit: 'Send the invitation',
  },
} as const satisfies Shape<typeof arInvitation>
