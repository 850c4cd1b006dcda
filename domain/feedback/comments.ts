/**
 * The two forms a comment is written in: on a knowledge item, where it may be published, and beside
 * the question at the end of a page, as a suggestion that its editors alone read.
 */
export const commentForms = ['comment', 'suggestion'] as const
export type CommentForm = (typeof commentForms)[number]

/** Graphemes of a comment, once it is trimmed. */
export const commentBounds = { min: 3, max: 1_000 }

/** A comment is held until an editor decides; only a published one is shown. */
export const commentStatuses = ['held', 'published', 'refused'] as const

/** How many of a page's published comments stand on it, the newest. */
export const commentsShown = 20
