import type { arRating } from '../ar/rating'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enRating = {
  rating: {
    question: 'How do you rate this service?',
    hint: 'You can rate each service once and change your rating at any time. It counts towards the average from the next day.',
    scores: {
      poor: 'Poor',
      fair: 'Fair',
      good: 'Good',
      veryGood: 'Very good',
      excellent: 'Excellent',
    },
    unanswered: 'Required',
    submit: 'Send the rating',
    thanks:
      'Thank you. We have noted your rating; the average on this page includes it from tomorrow.',
    tally: 'With your rating, the average is {{average}} {{from}}.',
    change: 'Change your rating',
    limited: 'We have had many ratings from your network today. Please try tomorrow.',
    none: 'No one has rated this service on its page yet.',
    mean: '{{mean}} out of 5',
    from: ({ count }) => plural('en', count, { one: 'from 1 rating', other: 'from # ratings' }),
    shares: 'How ratings are distributed',
    score: 'Rating',
    count: 'Number',
  },
} as const satisfies Shape<typeof arRating>
