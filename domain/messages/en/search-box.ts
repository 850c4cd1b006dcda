import type { arSearchBox } from '../ar/search-box'
import type { Shape } from '../shape'

export const enSearchBox = {
  searchBox: {
    submit: 'Search',
    site: 'Search',
    hub: 'Search the knowledge hub',
    questions: 'Search frequently asked questions',
    terms: 'Search for a term',
  },
} as const satisfies Shape<typeof arSearchBox>
