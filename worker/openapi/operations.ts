import type { FormName } from '#domain/forms/registry'

/** The form of each path below `/api/v1/` that submits one. */
export const formOperations = {
  'requests/support': 'support',
  'requests/open-data': 'openData',
  'requests/invitation': 'invitation',
  subscriptions: 'newsletter',
} as const satisfies Record<string, FormName>

/** The small form of each path below `/api/v1/` that records feedback on a page. */
export const pageOperations = {
  feedback: 'feedback',
  ratings: 'rating',
  comments: 'comment',
} as const

/** The path below `/api/v1/` that returns the status of a request; it needs no challenge. */
export const inquiryPath = 'inquiries'

export type FormPath = keyof typeof formOperations
export type PagePath = keyof typeof pageOperations
export type PageOperation = (typeof pageOperations)[PagePath]
type WritePath = FormPath | PagePath

export const formPaths = Object.keys(formOperations) as FormPath[]
export const pagePaths = Object.keys(pageOperations) as PagePath[]
export const writePaths: readonly WritePath[] = [...formPaths, ...pagePaths]

/** The path of a `POST` operation below `/api/v1/`. */
export type PostPath = WritePath | typeof inquiryPath
export const postPaths: readonly PostPath[] = [...formPaths, inquiryPath, ...pagePaths]

/** The path below `/api/v1/` of the challenge that writes need. */
export const challengePath = 'challenge'

/** True for the paths below `/api/v1/` that no other origin may use. */
export function isClosedPath(path: string): boolean {
  return path === challengePath || postPaths.some((known) => known === path)
}

export function isFormPath(path: PostPath): path is FormPath {
  return path in formOperations
}

export function isPagePath(path: PostPath): path is PagePath {
  return path in pageOperations
}

/**
 * The action that a challenge is signed for. Feedback on a page needs one for its idempotency key,
 * so that a solved challenge is not sent twice.
 */
export function challengeAction(path: WritePath, key: string): string {
  return isPagePath(path) ? `api:${pageOperations[path]}:${key}` : formOperations[path]
}

/** The action of the same challenge in the sandbox: neither is valid in place of the other. */
export const sandboxAction = (action: string) => `sandbox:${action}`
