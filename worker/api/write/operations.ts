import type { FormName } from '#domain/forms/registry'

/** Forms that a program may send, by the last part of their path below `/api/v1/`. */
export const formOperations = {
  'requests/support': 'support',
  'requests/open-data': 'openData',
  'requests/invitation': 'invitation',
  subscriptions: 'newsletter',
} as const satisfies Record<string, FormName>

/** What a program may say about a page. */
export const pageOperations = {
  feedback: 'feedback',
  ratings: 'rating',
  comments: 'comment',
} as const

export type PageOperation = (typeof pageOperations)[keyof typeof pageOperations]

/** Names of what a challenge can be for. */
export const challengeNames = [
  ...Object.values(formOperations),
  ...Object.values(pageOperations),
] as const
export type ChallengeName = (typeof challengeNames)[number]

export function isPageOperation(name: ChallengeName): name is PageOperation {
  return Object.values<ChallengeName>(pageOperations).includes(name)
}

/**
 * What a challenge is signed for. One about a page is for a single idempotency key, so that a solved
 * one cannot be sent twice.
 */
export function challengeAction(name: ChallengeName, key: string): string {
  return isPageOperation(name) ? `api:${name}:${key}` : name
}
