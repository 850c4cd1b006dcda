import * as v from 'valibot'
import {
  type CommentFormName,
  commentBounds,
  linkPrefix,
  longestLink,
  shownLinkPrefix,
} from '../feedback/comments'
import type { Translate } from '../messages/translate'
import { cleanLine } from '../text/clean-text'
import { feedbackReasons } from './feedback-reasons'
import { message, rawLimit } from './field'
import { describeIssue } from './issue'

const reasons = <const R extends readonly string[]>(allowed: R) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(allowed)),
      v.maxLength(allowed.length),
      v.transform((chosen) => [...new Set(chosen)]),
    ),
    [],
  )

/** A visitor's vote: an answer, and reasons of that answer only. */
export const feedback = v.variant('answer', [
  v.object({ answer: v.literal('yes'), reasons: reasons(feedbackReasons.yes) }),
  v.object({ answer: v.literal('no'), reasons: reasons(feedbackReasons.no) }),
])

export type FeedbackVote = v.InferOutput<typeof feedback>

const comment = message(commentBounds.min, commentBounds.max)

type ReadComment =
  | { ok: true; text: string; link: string | null }
  /** `field` names the field that the issue is about, if it is not the text. */
  | { ok: false; issue: string; field?: 'link' }

/**
 * Validates a comment: the normalised plain text and, of a use case, the link if it has one; or the
 * first issue in the visitor's language.
 */
export function readComment(
  form: CommentFormName,
  input: { comment: unknown; link?: unknown },
  t: Translate,
): ReadComment {
  const parsed = v.safeParse(comment, input.comment, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { ok: false, issue: describeIssue(t, issue) }
  }
  const text = parsed.output
  if (form !== 'useCase') return { ok: true, text, link: null }
  const link = readLink(input.link, t)
  return link.ok ? { ok: true, text, link: link.href } : { ...link, field: 'link' }
}

type ReadLink = { ok: true; href: string | null } | { ok: false; issue: string }

/** Reads an optional https address, as the URL standard writes it. */
function readLink(input: unknown, t: Translate): ReadLink {
  const refuse = (issue: string): ReadLink => ({ ok: false, issue })
  if (input === undefined || input === null) return { ok: true, href: null }
  const badLink = t('useCase.badLink', { prefix: shownLinkPrefix })
  if (typeof input !== 'string' || !input.isWellFormed()) return refuse(badLink)
  const typed = input.length > rawLimit ? input : cleanLine(input)
  if (typed === '') return { ok: true, href: null }
  if (typed.length > longestLink) return refuse(t('validation.tooLong', { count: longestLink }))
  const url = URL.parse(typed)
  return url && typed.toLowerCase().startsWith(linkPrefix) && isPublic(url)
    ? { ok: true, href: url.href }
    : refuse(badLink)
}

/** True without credentials and with a name in DNS that has a top-level domain: no IP address. */
function isPublic({ username, password, hostname }: URL): boolean {
  return username + password === '' && /\.[a-z][a-z\d-]*$/.test(hostname)
}
