/**
 * `comment` appears on knowledge items and `useCase` (what somebody made of the data) on datasets:
 * both may be published. `suggestion` follows the question at the end of a page and is for editors
 * only.
 */
export const commentForms = ['comment', 'useCase', 'suggestion'] as const
export type CommentFormName = (typeof commentForms)[number]
/** Forms whose texts editors may publish. */
export type PublishableForm = Exclude<CommentFormName, 'suggestion'>

/** Length in graphemes, after trimming. */
export const commentBounds = { min: 3, max: 1_000 }

/** Length of a use case's link as it is typed, after trimming. */
export const longestLink = 300

/** What a use case's link begins with. */
export const linkPrefix = 'https://'
/** The same in a text of either direction, between Unicode isolates. */
export const shownLinkPrefix = `\u2066${linkPrefix}\u2069`

/**
 * A comment is held until an editor decides; only published ones are shown. A suggestion is never
 * published: it is noted for the editors, or refused.
 */
export const commentStatuses = ['held', 'published', 'refused', 'noted'] as const
export type CommentStatus = (typeof commentStatuses)[number]
/** Outcomes of a decision. */
export type DecidedStatus = Exclude<CommentStatus, 'held'>

/** Why a moderator does not publish a text. */
export const commentRefusals = [
  'personal',
  'offensive',
  'off_topic',
  'promotion',
  'request',
] as const
export type CommentRefusal = (typeof commentRefusals)[number]

/** Number of comments a page shows, newest first. */
export const commentsShown = 20
