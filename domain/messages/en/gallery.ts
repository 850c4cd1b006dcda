import type { arGallery } from '../ar/gallery'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enGallery = {
  gallery: {
    lead: 'The authority’s events in illustrations, each with the figures behind it.',
    drawn:
      'These are illustrations, not photographs. The figures were recorded at the event and after it.',
    licence:
      'You may publish these illustrations and captions if you credit the Expenditure and Projects Efficiency Authority.',
    others: 'Other albums',
    all: 'All albums',
    empty:
      'No albums are published at present. Read about the authority’s events in the media centre.',
    count: ({ count }) => plural('en', count, { one: '# illustration', other: '# illustrations' }),
  },
} as const satisfies Shape<typeof arGallery>
