import type { Database } from '#db/client'
import { ownerOf } from '#db/privacy/collect-personal-data'
import type { Keyring } from '#db/privacy/keyring'
import { decryptFiles } from '#db/privacy/personal-fields'
import type { Submission } from '#db/submissions/submissions'
import { type AnswerFile, type FilePlace, listAnswerFiles } from '#db/tickets/answer-files'
import type { Format } from '#domain/dates/format'
import type { RequestEvent, SentFiles } from '#domain/forms/ticket-view'
import { readFile } from '../attachments/read-file'
import { respondAttachment } from '../attachments/respond-attachment'
import { readScanStates, type ScanStateDeps } from '../attachments/scan-states'
import type { FileStoreDeps } from '../attachments/store'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import type { StoredFile } from './ticket-files'

export type AnswerFileDeps = DataKeyringDeps & ScanStateDeps & { primary: Database }

/** The descriptions of files of staff; one that cannot be decrypted is left out. */
export async function decryptAnswerFiles(
  keyring: Keyring,
  submission: Submission,
  rows: readonly AnswerFile[],
): Promise<(StoredFile & Pick<AnswerFile, 'event' | 'amendment'>)[]> {
  const files = rows.map(async ({ number, object, description, event, amendment }) => {
    const [file] = await decryptFiles(keyring, ownerOf(submission), description)
    if (!file) return []
    const { name, size, marks = [] } = file
    return [{ number, name, size, marks, object, sequence: event, event, amendment }]
  })
  return (await Promise.all(files)).flat()
}

/**
 * The events with the files that staff sent. `pathOf` gives the path of a file by its number; without
 * it the files are hidden. One in which the scanner found a virus is not mentioned.
 */
export async function withAnswerFiles(
  deps: AnswerFileDeps,
  submission: Submission,
  events: readonly RequestEvent[],
  format: Pick<Format, 'size'>,
  pathOf: ((number: number) => string) | null,
): Promise<RequestEvent[]> {
  const rows = await listAnswerFiles(deps.primary, submission.reference)
  const sent = rows.filter(({ event, amendment }) => event !== null || amendment !== null)
  if (sent.length === 0) return [...events]
  const files = await decryptAnswerFiles(await dataKeyringOf(deps), submission, sent)
  const objects = files.map(({ object }) => object)
  const states = await readScanStates(deps, objects)
  const presentAt = (place: FilePlace): SentFiles | null => {
    const own = files.flatMap((file, at) => {
      const isHere =
        'event' in place ? file.event === place.event : file.amendment === place.amendment
      const state = states[at]?.state ?? 'clean'
      return isHere && state !== 'refused' ? [{ ...file, isReady: state === 'clean' }] : []
    })
    if (own.length === 0) return null
    if (!pathOf) return { ready: [], waiting: 0, hidden: own.length }
    const ready = own
      .filter(({ isReady }) => isReady)
      .map(({ name, size, number }) => ({ name, size: format.size(size), path: pathOf(number) }))
    return { ready, waiting: own.length - ready.length, hidden: 0 }
  }
  return events.map((event) => ({
    ...event,
    files: presentAt({ event: event.sequence }),
    amendments: event.amendments.map((one) => ({
      ...one,
      files: presentAt({ amendment: one.sequence }),
    })),
  }))
}

/**
 * A file that staff sent, for its sender; null for none of this number, for one that was not sent yet,
 * and while the scanner has not found it clean.
 */
export async function respondAnswerFile(
  deps: AnswerFileDeps & FileStoreDeps,
  submission: Submission,
  number: number,
): Promise<Response | null> {
  const rows = await listAnswerFiles(deps.primary, submission.reference)
  const row = rows.find((one) => one.number === number)
  if (!row || (row.event === null && row.amendment === null)) return null
  const [file] = await decryptAnswerFiles(await dataKeyringOf(deps), submission, [row])
  const [scan] = await readScanStates(deps, [row.object])
  if (!file || (scan && scan.state !== 'clean')) return null
  const bytes = await readFile(deps, row.object)
  return bytes && respondAttachment(file.name, bytes)
}
