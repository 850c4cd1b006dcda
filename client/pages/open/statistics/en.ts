import type { Shape } from '#domain/messages/shape'
import type { arStatistics } from './ar'

export const enStatistics = {
  statistics: {
    site: {
      title: 'The site in numbers',
      requests: 'Requests answered',
      inTime: 'Answered on time',
      replyDays: 'Average reply time in working days',
      period: '{{first}} to {{last}}',
      questions: 'Answered questions',
      terms: 'Dictionary terms',
      datasets: 'Open datasets',
    },
    replies: 'Requests received and how fast we replied',
    totals: 'Visitor feedback',
    method: 'How we count, and how to read the figures',
    csv: 'Download data (CSV)',
    titles: {
      pages: 'Was the page useful?',
      reasons: 'Reasons given',
      ratings: 'Service ratings',
    },
    marks: {
      pages: 'One square is one response.',
      reasons: 'One square is one mention of the reason.',
      ratings: 'One square is one rating. The average out of 5 follows.',
    },
    score: '{{score}} of 5',
    rated: '{{count}}, average {{average}}',
    upTo: 'Up to the end of',
    page: 'Page',
    address: 'URL',
    yes: 'Useful',
    no: 'Not useful',
    share: 'Found it useful',
    all: 'All pages',
    none: 'No one has rated a page yet. Every content page ends with a question you can answer. Your answer appears here the next day.',
    reason: 'Reason',
    answer: 'Answer',
    count: 'Times given',
    noReasons: 'No one has given a reason yet.',
    service: 'Service',
    ratingCount: 'Ratings',
    average: 'Average out of 5',
    noRatings: 'No one has rated a service yet.',
    files: {
      pages: 'Responses for all pages (CSV)',
      reasons: 'Reasons given (CSV)',
      ratings: 'Service ratings (CSV)',
    },
  },
} as const satisfies Shape<typeof arStatistics>
