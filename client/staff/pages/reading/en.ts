import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskReading } from './ar'

export const enDeskReading = {
  deskReading: {
    title: 'What is read',
    period: 'Period',
    periods: { d7: '7 days', d30: '30 days' },
    range: '{{from}} to {{to}}.',
    rule: 'Views of public pages are counted, not visitors: without cookies and network addresses. Programs are left out, and everyone whose browser asks not to be tracked.',
    csv: {
      label: 'CSV files',
      tables: { pages: 'Pages', days: 'Days', sources: 'Sources', searches: 'Searches' },
    },
    columns: {
      page: 'Page',
      address: 'Address',
      total: 'Views',
      ar: 'In Arabic',
      en: 'In English',
      day: 'Day',
      source: 'Source',
      search: 'Search',
      language: 'Language of the page',
      visitors: 'Visitors',
      lastDay: 'Last time',
      write: 'Answer',
    },
    views: ({ count }) =>
      count === 0
        ? 'No page was viewed'
        : plural('en', count, {
            one: 'Pages were viewed once',
            other: 'Pages were viewed # times',
          }),
    most: 'Read most: {{title}}',
    pages: 'Most read pages',
    none: 'Nothing was counted in this period yet.',
    split: '{{ar}} in Arabic, {{en}} in English',
    dayTable: 'The numbers in a table',
    sourcesTitle: 'Where they came from',
    sourcesHint: 'By the name of the referring site alone.',
    sources: {
      none: 'Directly, or not said',
      internal: 'From a page of this site',
      search: 'From a search engine',
      social: 'From a social network',
      other: 'From another site',
    },
    languages: { ar: 'Arabic', en: 'English' },
    searchesTitle: 'Searches that found nothing',
    searchesHint:
      'Words that at least three visitors searched for on one day, and for which the site has nothing.',
    noSearches: 'There are none in this period.',
    write: 'Write an answer',
  },
} as const satisfies Shape<typeof arDeskReading>
