import { genericFailure } from '../generic-failure'
import type { CoreMessages } from '../translate'

export const en = {
  site: {
    name: 'Expenditure and Projects Efficiency Authority',
    tagline:
      'We work with government entities to spend better and to build projects and assets that last.',
  },
  version: {
    text: 'A newer version of this site is available.',
    date: 'It was released on {{gregorian}}, {{hijri}}.',
    reload: 'Reload the page',
    later: 'Later',
  },
  genericFailure: genericFailure.en,
  link: { outside: ' (opens another site)' },
  crumbs: { label: 'Breadcrumb' },
  toc: { title: 'Contents' },
  table: { label: 'Table: {{columns}}' },
  date: { separator: ', ' },
  pager: { label: 'Pages of this list', page: 'Page', previous: 'Previous', next: 'Next' },
  untranslated: {
    text: 'This item has not been translated into English yet and is shown as it was written, in Arabic.',
    link: 'The whole page in Arabic',
  },
  pageMeta: {
    modified: 'Page updated',
    sample: 'Sample content: not real and not binding.',
    someSamples: 'Some of the content here is a sample: not real and not binding.',
  },
} as const satisfies CoreMessages
