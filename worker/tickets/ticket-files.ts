import { ownerOf, submissionFolder } from '#db/privacy/collect-personal-data'
import type { Keyring } from '#db/privacy/keyring'
import { decryptFiles } from '#db/privacy/personal-fields'
import { additionPrefix } from '#db/submissions/attachment-names'
import type { Addition, Submission } from '#db/submissions/submissions'
import type { TicketFile } from '#domain/staff/ticket'
import { filesIn } from '../submissions/present-answers'

/** A file of a ticket and where it is. */
export interface StoredFile extends Omit<TicketFile, 'scan'> {
  /** Name of the object in R2. */
  object: string
  /** Sequence of the event that it came with; null for the submission. */
  sequence: number | null
}

/**
 * The files that the sender of a ticket sent: with the submission, then with each addition. Their
 * numbers never change, because files are only added.
 */
export async function listTicketFiles(
  keyring: Keyring,
  submission: Submission,
  answers: Record<string, unknown>,
  additions: readonly Pick<Addition, 'sequence' | 'message' | 'files' | 'upload'>[],
): Promise<StoredFile[]> {
  const folder = submissionFolder(submission)
  const files = filesIn({ form: submission.form, answers }).map(
    (file): StoredFile => ({ ...file, object: `${folder}${file.number}`, sequence: null }),
  )
  for (const { sequence, message, upload, files: encrypted } of additions) {
    const described = await decryptFiles(keyring, ownerOf(submission), encrypted)
    const prefix = additionPrefix(folder, message ?? upload ?? '')
    const first = files.length + 1
    files.push(
      ...described.map(({ name, size, marks = [] }, at) => {
        return { number: first + at, name, size, marks, object: `${prefix}${at + 1}`, sequence }
      }),
    )
  }
  return files
}
