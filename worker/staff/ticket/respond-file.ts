import { appendAuditEntry } from '#db/audit/write-batch'
import { submissionFolder } from '#db/privacy/collect-personal-data'
import { fileAdditionalData } from '#db/submissions/attachment-names'
import { privateHeaders } from '../../auth/responses'
import { contentDisposition } from '../../http/responses'
import { plainHeaders, sandboxed } from '../../http/security-headers'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { filesIn } from '../../submissions/present-answers'
import type { StaffRequest } from '../staff-request'
import { decryptTexts } from '../ticket-texts'
import { findRequestedTicket } from './find-ticket'

/**
 * A file of the ticket, decrypted, as a download and never to be shown by a browser; null if there is
 * none. Reading it is recorded.
 */
export async function respondTicketFile(
  request: StaffRequest,
  number: number,
): Promise<Response | null> {
  const { ctx, actor } = request
  const found = await findRequestedTicket(request)
  if (!found) return null
  const { submission } = found
  const keyring = await dataKeyringOf(ctx)
  const { answers } = await decryptTexts(keyring, submission)
  const file = filesIn({ form: submission.form, answers }).find((one) => one.number === number)
  if (!file) return null
  const name = `${submissionFolder(submission)}${number}`
  const reading = ctx.env.ATTACHMENTS.get(name)
  const object = await withDeadline(deadlines.filePut, 'attachments.get', reading)
  const encrypted = object && new Uint8Array(await object.arrayBuffer())
  const bytes = encrypted && (await keyring.decryptBytes(encrypted, fileAdditionalData(name)))
  if (!bytes) return null
  await appendAuditEntry(ctx.primary, {
    ...actor,
    action: 'ticket.downloaded',
    subject: submission.reference,
    after: { file: number },
  })
  return new Response(bytes, {
    headers: {
      ...plainHeaders,
      ...privateHeaders,
      'content-security-policy': sandboxed,
      'content-type': 'application/octet-stream',
      'content-disposition': contentDisposition(file.name),
    },
  })
}
