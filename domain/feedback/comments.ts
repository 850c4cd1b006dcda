/**
 * `comment` appears on knowledge items and may be published; `suggestion` follows the question at
 * the end of a page and is for editors only.
 */
export const commentForms = ['comment', 'suggestion'] as const
export type CommentForm = (typeof commentForms)[number]

/** Length in graphemes, after trimming. */
export const commentBounds = { min: 3, max: 1_000 }

/** A comment is held until an editor decides; only published ones are shown. */
export const commentStatuses = ['held', 'published', 'refused'] as const

/** Number of comments a page shows, newest first. */
export const commentsShown = 20
