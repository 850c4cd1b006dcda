import { commentBounds, longestLink } from '#domain/feedback/comments'
import { feedbackReasons } from '#domain/forms/feedback-reasons'
import { scores } from '#domain/forms/score'
import type { Locale } from '#domain/site/locale'
import type { PageOperation } from '../write/operations'
import type { Json } from './parts'
import { writeTexts } from './write-texts'

export const pageFields: Record<PageOperation, (locale: Locale) => Json> = {
  feedback: (locale) => ({
    answer: { type: 'string', enum: ['yes', 'no'], description: writeTexts.answer[locale] },
    reasons: {
      type: 'array',
      items: { type: 'string', enum: [...feedbackReasons.yes, ...feedbackReasons.no] },
      description: writeTexts.reasons[locale],
    },
  }),
  rating: (locale) => ({
    score: { type: 'integer', enum: scores, description: writeTexts.score[locale] },
  }),
  comment: (locale) => ({
    comment: {
      type: 'string',
      minLength: commentBounds.min,
      maxLength: commentBounds.max,
      description: writeTexts.comment[locale],
    },
    link: {
      type: 'string',
      format: 'uri',
      maxLength: longestLink,
      description: writeTexts.link[locale],
    },
  }),
}

export const optionalFields: readonly string[] = ['reasons', 'link']
