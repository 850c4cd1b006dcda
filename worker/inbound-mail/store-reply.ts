import type { Submission } from '#db/submissions/submissions'
import { actionStatus, type replyActionOf } from '#domain/tickets/status'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type SealDeps, sealOf } from '../security/audit-head'
import { type AddedFiles, type StoreFilesDeps, storeAddedFiles } from '../tickets/added-files'
import { type TransitionDeps, transitionAsSender } from '../tickets/apply-ticket-action'

export type StoreReplyDeps = TransitionDeps & StoreFilesDeps & SealDeps

export interface ReplyContent extends AddedFiles {
  /** Keyed hash of the message. */
  message: string
  /** Empty if the message is nothing but files. */
  text: string
}

/**
 * Puts a reply by mail into its ticket, as the sender's action on the site would: one transition with its
 * event, its mail, what was written, and an entry of the audit log. False if the ticket has changed since
 * it was read.
 */
export async function storeReply(
  deps: StoreReplyDeps,
  submission: Submission,
  action: NonNullable<ReturnType<typeof replyActionOf>>,
  reply: ReplyContent,
): Promise<boolean> {
  const { reference, locale, status } = submission
  const files = await storeAddedFiles(deps, submission, reply.message, reply)
  const { now: at, requestId } = deps
  const writer = { at, requestId, session: null, seal: await sealOf(deps) }
  const states = { before: { status }, after: { status: actionStatus[action] } }
  const entry = {
    ...writer,
    actor: 'sender',
    role: 'sender',
    action: 'ticket.replied',
    subject: reference,
    ...states,
  } as const
  const { message, text } = reply
  const change = { locale, action, information: text }
  const proof = { reply: { message, files, entry } }
  const storing = transitionAsSender(deps, change, submission, proof)
  return withDeadline(deadlines.d1Write, 'd1.write', storing)
}
