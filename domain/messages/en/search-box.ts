import type { arSearchBox } from '../ar/search-box'
import type { Shape } from '../shape'

export const enSearchBox = {
  searchBox: {
    submit: 'Search',
    site: 'Search this site',
    hub: 'Search the knowledge hub',
    questions: 'Search common questions',
    terms: 'Search for a term',
    frame: 'Search',
    open: 'Search',
    close: 'Close search',
  },
} as const satisfies Shape<typeof arSearchBox>
