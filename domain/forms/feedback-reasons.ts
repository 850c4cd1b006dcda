export const feedbackAnswers = ['yes', 'no'] as const
export type FeedbackAnswer = (typeof feedbackAnswers)[number]

/** Why a page was or was not of use; a reason belongs to its side alone (specification, section 3). */
export const feedbackReasons = {
  yes: ['helpful', 'relevant', 'wellWritten', 'easyLayout'],
  no: ['poorlyWritten', 'noRelevantAnswer', 'technicalProblem', 'hardLayout'],
} as const satisfies Record<FeedbackAnswer, readonly string[]>
