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
    title: 'If you send a request today',
    days: 'From request to reply',
    received: 'Your request arrives',
    counted: 'Working day',
    off: 'Not counted',
    due: 'Last day to reply',
  },
  contact: {
    lead: 'Write to us with your question, complaint or idea. We reply within three working days.',
    formTitle: 'Write to us',
    about: 'About the service: {{service}}',
    submit: 'Send request',
    ways: {
      label: 'Ways to reach us',
      write: { title: 'Write to us', hint: 'A question, complaint or idea' },
      track: { title: 'Track a request', hint: 'By its number and your email' },
      report: { title: 'Report a violation', hint: 'Through a confidential channel' },
    },
  },
  invitation: {
    notice: {
      label: 'If you send the invitation today',
      reply: { title: 'We reply by', note: workingDays },
      inside: { title: 'Earliest date for an event in the Kingdom', note: weeksAtLeast },
      abroad: { title: 'Earliest date for an event abroad or a keynote', note: weeksAtLeast },
      square: 'Outlined squares are days off.',
    },
    formTitle: 'Send your invitation',
    submit: 'Send the invitation',
  },
} as const satisfies Shape<typeof arChannels>
