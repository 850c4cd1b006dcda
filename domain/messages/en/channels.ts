import type { arChannels } from '../ar/channels'
import type { Shape } from '../shape'

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
      reply: { title: 'Our reply at the latest', note: 'Three working days' },
      inside: { title: 'Earliest event in the Kingdom', note: 'At least three weeks' },
      abroad: { title: 'Earliest abroad, or with a keynote', note: 'At least six weeks' },
    },
    formTitle: 'Send your invitation',
    submit: 'Send the invitation',
  },
} as const satisfies Shape<typeof arChannels>
