import type { arRating } from './ar-rating'
import { plural, type Shape } from './index'

export const enRating = {
  rating: {
    question: 'How do you rate this service?',
    hint: 'You have one rating for each service and can change it at any time. It counts towards the average from the next day on.',
    scores: {
      poor: 'Poor',
      fair: 'Fair',
      good: 'Good',
      veryGood: 'Very good',
      excellent: 'Excellent',
    },
    unanswered: 'Required',
    submit: 'Send the rating',
    thanks: 'Thank you. Your rating is noted.',
    change: 'Change your rating',
    limited: 'We have had many ratings from your network today. Please try tomorrow.',
    none: 'Nobody has rated this service yet.',
    mean: '{{mean}} of 5',
    from: ({ count }) => plural('en', count, { one: 'from 1 rating', other: 'from # ratings' }),
    shares: 'How the ratings are spread',
    score: 'Rating',
    count: 'Number',
  },
} as const satisfies Shape<typeof arRating>
