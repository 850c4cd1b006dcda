import type { arNarrowing } from '../ar/facets'
import type { Shape } from '../translate'

export const enNarrowing = {
  narrowing: {
    title: 'Filter the results',
    applied: 'Filters in use',
    drop: 'Remove',
    clear: 'Clear all',
    widen: 'Remove “{{label}}”',
  },
} satisfies Shape<typeof arNarrowing>
