import type { arGallery } from '../ar/gallery'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enGallery = {
  gallery: {
    lead: 'Albums about the authority’s events and site visits.',
    licence:
      'You may publish these pictures and captions with the credit below each and the Expenditure and Projects Efficiency Authority as the source.',
    others: 'Other albums',
    all: 'All albums',
    empty:
      'No albums are published at present. Read about the authority’s events in the media centre.',
    count: ({ count }) => plural('en', count, { one: '# picture', other: '# pictures' }),
  },
} as const satisfies Shape<typeof arGallery>
