import type { arFacets } from '../ar/facets'
import type { Shape } from '../shape'

export const enFacets = {
  facets: {
    title: 'Filter the results',
    applied: 'Filters in use',
    drop: 'Remove',
    clear: 'Clear all',
    widen: 'Remove “{{label}}”',
  },
} satisfies Shape<typeof arFacets>
