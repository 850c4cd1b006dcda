export const feedbackAnswers = ['yes', 'no'] as const
export type FeedbackAnswer = (typeof feedbackAnswers)[number]

/** Reasons per answer; each belongs to one answer only (specification, section 3). */
export const feedbackReasons = {
  yes: ['helpful', 'relevant', 'wellWritten', 'easyLayout'],
  no: ['poorlyWritten', 'noRelevantAnswer', 'technicalProblem', 'hardLayout'],
} as const satisfies Record<FeedbackAnswer, readonly string[]>
