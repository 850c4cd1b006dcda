import * as v from 'valibot'
import { commentBounds } from '../feedback/comments'
import type { Translate } from '../messages/translate'
import { message } from './field'
import { tellIssue } from './issue'

const comment = message(commentBounds.min, commentBounds.max)

export type ReadComment = { ok: true; text: string } | { ok: false; issue: string }

/** A comment as it is stored, plain text; or what is wrong with it, in the reader's language. */
export function readComment(sent: unknown, t: Translate): ReadComment {
  const parsed = v.safeParse(comment, sent, { abortPipeEarly: true })
  if (parsed.success) return { ok: true, text: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, issue: tellIssue(t, issue) }
}
