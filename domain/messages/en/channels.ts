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
} as const satisfies Shape<typeof arChannels>
