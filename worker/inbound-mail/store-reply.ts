import { ownerOf, submissionFolder } from '#db/privacy/collect-personal-data'
import { encryptFiles } from '#db/privacy/personal-fields'
import { replyPrefix } from '#db/submissions/attachment-names'
import { queueScans } from '#db/submissions/attachment-scans'
import type { Submission } from '#db/submissions/submissions'
import { actionStatus, type replyActionOf } from '#domain/tickets/status'
import type { ScanStateDeps } from '../attachments/scan-states'
import { type FileStoreDeps, putFiles } from '../attachments/store'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type SealDeps, sealOf } from '../security/audit-head'
import { dataKeyringOf } from '../security/keyrings'
import { type TransitionDeps, transitionAsSender } from '../tickets/apply-ticket-action'
import type { ReplyFiles } from './reply-files'

export type StoreReplyDeps = TransitionDeps & FileStoreDeps & ScanStateDeps & SealDeps

export interface ReplyContent extends ReplyFiles {
  /** Keyed hash of the message. */
  message: string
  /** Empty if the message is nothing but files. */
  text: string
}

/** Stores the files before the row, so that no row exists without them. */
async function storeReplyFiles(
  deps: StoreReplyDeps,
  submission: Submission,
  { message, files, descriptions }: ReplyContent,
): Promise<string | null> {
  if (files.length === 0) return null
  const prefix = replyPrefix(submissionFolder(submission), message)
  const names = await putFiles(deps, prefix, files)
  if (deps.deployment.scanner) {
    const queueing = queueScans(deps.primary, names, deps.now)
    await withDeadline(deadlines.d1Write, 'd1.write', queueing)
  }
  return encryptFiles(await dataKeyringOf(deps), ownerOf(submission), descriptions)
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
  const files = await storeReplyFiles(deps, submission, reply)
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
