import { translators } from '#client/translators.ts'
import { SessionEnded } from '#db/audit/write-batch'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { encryptFiles } from '#db/privacy/personal-fields'
import { dropScans } from '#db/submissions/attachment-scans'
import type { FoundTicket, Submission } from '#db/submissions/submissions'
import { addAnswerFiles, listAnswerFiles, removeAnswerFile } from '#db/tickets/answer-files'
import { fileBounds, findFileIssues } from '#domain/forms/files'
import type { Issue } from '#domain/forms/issue'
import { stepsWithFiles, type TicketDraft } from '#domain/staff/ticket'
import { toBase64Url } from '#domain/text/encoding'
import { readScanStates } from '../../attachments/scan-states'
import { bodyWithFiles } from '../../http/upload'
import { logFailure } from '../../log'
import { dataKeyringOf } from '../../security/keyrings'
import { readSentFiles } from '../../submissions/form-submission'
import {
  type AddedFiles,
  describeAddedFiles,
  filesField,
  fingerprintsOf,
  inspectAddedFiles,
  putAddedFiles,
} from '../../tickets/added-files'
import { decryptAnswerFiles } from '../../tickets/answer-files'
import { type StaffFields, type StaffRequest, textOf } from '../staff-handler'

/** Limits of the forms of a ticket: those of attachments. */
export const answerUploads = { ...fileBounds, body: bodyWithFiles }

/** Files that were attached and not sent yet. */
async function listUnsent({ ctx }: StaffRequest, submission: Submission) {
  const rows = await listAnswerFiles(ctx.primary, submission.reference)
  const unsent = rows.filter(({ event, amendment }) => event === null && amendment === null)
  return decryptAnswerFiles(await dataKeyringOf(ctx), submission, unsent)
}

type Kept = { numbers: number[] } | { issues: Issue[] }

const refuse = (...messages: string[]): Kept => ({
  issues: messages.map((message) => ({ field: filesField, message })),
})

/** Stores files and their rows; the names of their objects. Throws if one cannot be stored. */
async function storeAnswerFiles(
  { ctx, id, actor }: StaffRequest,
  submission: Submission,
  { files, descriptions }: AddedFiles,
): Promise<string[]> {
  const keyring = await dataKeyringOf(ctx)
  const { reference, updatedAt } = submission
  const known = [reference, id, updatedAt, fingerprintsOf({ files, descriptions })]
  const hash = await keyring.hash(JSON.stringify(known), 'answer-files')
  const name = toBase64Url(hash.subarray(0, 18))
  const objects = await putAddedFiles(ctx, submission, name, files)
  const rows = descriptions.map(async (description, at) => ({
    object: objects[at] ?? '',
    description: await encryptFiles(keyring, ownerOf(submission), [description]),
  }))
  await addAnswerFiles(ctx.primary, reference, await Promise.all(rows), actor)
  return objects
}

/**
 * Checks and stores the files that were chosen in the form of the next step, whichever of its buttons
 * was pressed; they wait there until a step takes them along. Returns the numbers of the new ones. A
 * form that is sent twice stores them once.
 */
export async function keepChosenFiles(
  request: StaffRequest,
  { submission }: FoundTicket,
  fields: StaffFields,
): Promise<Kept> {
  const { ctx, locale } = request
  const t = translators[locale]
  const sent = readSentFiles(fields[filesField])
  if (sent.length === 0) return { numbers: [] }
  const before = await listUnsent(request, submission)
  const all = [...before.map(({ name, size }) => ({ name, size, type: '' })), ...sent]
  const issues = findFileIssues(all, t)
  if (issues.length > 0) return refuse(...issues)
  const files = sent.map((file) => ({ name: file.name, size: file.size, bytes: file.takeBytes() }))
  if (files.some(({ size, bytes }) => bytes.length !== size)) return refuse(t('answer.busy'))
  const inspected = await inspectAddedFiles(await describeAddedFiles(ctx, files), t)
  if ('issues' in inspected) return inspected
  const storing = storeAnswerFiles(request, submission, inspected)
  const objects = await storing.catch((error) => {
    if (error instanceof SessionEnded) throw error
    logFailure(error, { part: 'attachments.put', request: ctx.requestId })
    return null
  })
  // The page with what was typed, not one of a failure.
  if (!objects) return refuse(t('failure.request'))
  const after = await listUnsent(request, submission)
  const numbers = after.filter(({ object }) => objects.includes(object)).map((one) => one.number)
  return { numbers }
}

/** Removes the file that the button names, if it was not sent; returns its number. */
export async function dropUnsentFile(
  { ctx, actor }: StaffRequest,
  { submission }: FoundTicket,
  fields: StaffFields,
): Promise<number> {
  const number = Number(textOf(fields, 'do').split(':')[1])
  const object = Number.isInteger(number)
    ? await removeAnswerFile(ctx.primary, submission.reference, number, actor)
    : null
  if (object) {
    await ctx.env.ATTACHMENTS.delete(object)
    await dropScans(ctx.primary, [object])
  }
  return number
}

/** The files that a step takes along, and why one of them cannot go. */
export async function checkFiles(
  request: StaffRequest,
  submission: Submission,
  { to, files }: TicketDraft,
): Promise<{ files: number[]; issues: Issue[] }> {
  if (!to || !files || files.length === 0 || !stepsWithFiles.includes(to)) {
    return { files: [], issues: [] }
  }
  const unsent = await listUnsent(request, submission)
  const chosen = unsent.filter(({ number }) => files.includes(number))
  const states = await readScanStates(
    request.ctx,
    chosen.map(({ object }) => object),
  )
  const t = translators[request.locale]
  const issues = chosen.flatMap(({ name }, at) =>
    states[at]?.state === 'refused'
      ? [{ field: filesField, message: t('deskTicket.infected', { name: `\u2068${name}\u2069` }) }]
      : [],
  )
  return { files: chosen.map(({ number }) => number), issues }
}
