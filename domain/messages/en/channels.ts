import type { arChannels } from '../ar/channels'
import { plural } from '../plural'
import type { Shape } from '../shape'

interface Count {
  count: number
}

const workingDays = ({ count }: Count) =>
  plural('en', count, { one: '# working day', other: '# working days' })

const weeksAtLeast = ({ count }: Count) =>
  plural('en', count, { one: 'At least # week', other: 'At least # weeks' })

export const enChannels = {
  channels: {
    title: 'Contact details',
    phone: 'Call centre',
    email: 'Email',
    office: 'Office',
    map: 'Open the map',
  },
  reply: {
    title: 'If you sent a request today',
    days: 'From sending to the reply',
    received: 'Your request arrives',
    counted: 'Working day',
    off: 'Not counted',
    due: 'Last day to reply',
  },
  contact: {
    lead: 'Write to us with your question, complaint or idea. We reply within three working days.',
    formTitle: 'Support request',
    about: 'About the service: {{service}}',
    submit: 'Send the request',
    ways: {
      label: 'Ways to reach us',
      write: { title: 'Write to us', hint: 'A question, complaint or idea' },
      track: { title: 'Track a request', hint: 'By its number and your email' },
      report: { title: 'Report a violation', hint: 'Through a confidential channel' },
    },
  },
  invitation: {
    notice: {
      label: 'If you sent the invitation today',
      reply: { title: 'Our reply at the latest', note: workingDays },
      inside: { title: 'Earliest event in the Kingdom', note: weeksAtLeast },
      abroad: { title: 'Earliest abroad, or with a keynote', note: weeksAtLeast },
      square: 'Each square is a day, a hollow one a day off.',
    },
    formTitle: 'Send your invitation',
    submit: 'Send the invitation',
  },
} as const satisfies Shape<typeof arChannels>
