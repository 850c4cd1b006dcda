import type { arFeedback } from '../ar/feedback'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enFeedback = {
  feedback: {
    question: 'Was this page useful?',
    yes: 'Yes',
    no: 'No',
    unanswered: 'Required',
    error: 'Error:',
    yesReasons: 'What was useful?',
    noReasons: 'What was not useful?',
    reasonsHint: 'Optional; choose as many as you like.',
    submit: 'Send',
    thanks: 'Thank you. We have recorded your answer.',
    change: 'Change your answer',
    limited: 'We have had many answers from your network today. Please try tomorrow.',
    share: ({ percent, count }) =>
      `${percent}% found this page useful and ${100 - percent}% did not, ${plural('en', count, {
        one: 'from # answer',
        other: 'from # answers',
      })}`,
    reasons: {
      helpful: 'Helpful content',
      relevant: 'Relevant answers',
      wellWritten: 'Well written',
      easyLayout: 'Easy layout',
      poorlyWritten: 'Poorly written',
      noRelevantAnswer: 'No relevant answer',
      technicalProblem: 'A technical problem',
      hardLayout: 'Hard layout',
    },
  },
  suggestion: {
    title: 'Suggest an improvement to this page',
    label: 'Your suggestion',
    hint: '3 to 1,000 characters. The site’s editors read it; it is not published or replied to. Please leave out personal data.',
    submit: 'Send the suggestion',
    thanks: 'Thank you. Your suggestion has reached the site’s editors and will not be published.',
    again: 'Write another suggestion',
    limited:
      'You, or others on your network, have reached today’s limit. Save what you wrote and send it tomorrow.',
  },
} as const satisfies Shape<typeof arFeedback>
