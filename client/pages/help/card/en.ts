import type { Shape } from '#domain/messages/shape'
import type { arCard } from './ar'

export const enCard = {
  card: {
    lead: 'All our contact details on one card. Save it to your phone or scan the code.',
    save: 'Save to contacts',
    format: 'vCard file, in both languages',
    show: 'Show the QR code',
    code: 'QR code that saves the authority’s card to your contacts',
    scan: 'Point your phone’s camera at the code to save the card. No connection is needed.',
    unset: 'No other channels have been announced yet. Write to us with the contact form.',
  },
} as const satisfies Shape<typeof arCard>
