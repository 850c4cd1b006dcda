import * as v from 'valibot'
import { commentBounds } from '../feedback/comments'
import type { Translate } from '../messages/translate'
import { message } from './field'
import { describeIssue } from './issue'

const comment = message(commentBounds.min, commentBounds.max)

export type ReadComment = { ok: true; text: string } | { ok: false; issue: string }

/** Validates a comment: the normalised plain text, or the issue in the visitor's language. */
export function readComment(input: unknown, t: Translate): ReadComment {
  const parsed = v.safeParse(comment, input, { abortPipeEarly: true })
  if (parsed.success) return { ok: true, text: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, issue: describeIssue(t, issue) }
}
