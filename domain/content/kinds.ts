import type * as v from 'valibot'
import { achievement } from './achievement'
import { campaign } from './campaign'
import { holiday } from './holiday'
import { home } from './home'
import { member } from './member'
import { notice } from './notice'
import { occasion } from './occasion'
import { policy } from './policy'
import { question, questionCategory } from './question'
import { requestKind, requestTopic } from './request'
import { story } from './story'

interface Kind {
  /** What a record has besides the columns every record has. */
  body: v.StrictObjectSchema<v.ObjectEntries, undefined>
  /** Columns that are free elsewhere and that this kind cannot do without. */
  needs: readonly ('summary' | 'date')[]
}

/** Every kind of content. The name is the folder under db/content and the column `kind`. */
export const kinds = {
  home: { body: home, needs: [] },
  achievement: { body: achievement, needs: [] },
  campaign: { body: campaign, needs: ['summary'] },
  notice: { body: notice, needs: ['date'] },
  story: { body: story, needs: ['summary'] },
  member: { body: member, needs: [] },
  'question-category': { body: questionCategory, needs: [] },
  question: { body: question, needs: [] },
  policy: { body: policy, needs: ['summary'] },
  occasion: { body: occasion, needs: ['summary'] },
  'request-kind': { body: requestKind, needs: ['summary'] },
  'request-topic': { body: requestTopic, needs: [] },
  holiday: { body: holiday, needs: ['date'] },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type Body<K extends KindName> = v.InferOutput<(typeof kinds)[K]['body']>

export function isKindName(value: string): value is KindName {
  return Object.hasOwn(kinds, value)
}
