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
    title: 'If you send a request today',
    days: 'From request to reply',
    received: 'Your request arrives',
    counted: 'Working day',
    off: 'Not counted',
    due: 'Last day to reply',
  },
} as const satisfies Shape<typeof arChannels>
