import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { answerFiles, attachmentScans, submissions } from '../schema/submissions'
import { insertSelect, isOneOf } from '../statements'

export type AnswerFile = typeof answerFiles.$inferSelect

/** The sequence of the event or of the amendment with which files were sent. */
export type FilePlace = { event: number } | { amendment: number }

/** The files of the sender are numbered from 1, those of staff from here. */
const firstNumber = 501

const isOf = (reference: string) => eq(answerFiles.reference, reference)
const isUnsent = and(isNull(answerFiles.event), isNull(answerFiles.amendment))

/** Files of staff for the sender of a ticket, sent or not, in the order of their upload. */
export function listAnswerFiles(db: Database, reference: string): Promise<AnswerFile[]> {
  return db.select().from(answerFiles).where(isOf(reference)).orderBy(asc(answerFiles.number))
}

/**
 * Stores the rows of files that lie in R2, with an entry of the audit log; one whose object is known
 * stays as it is.
 */
export async function addAnswerFiles(
  db: Database,
  reference: string,
  files: readonly Pick<AnswerFile, 'object' | 'description'>[],
  actor: Actor,
): Promise<void> {
  const entry = { ...actor, action: 'ticket.attached', subject: reference } as const
  const number = sql`(select coalesce(max(${answerFiles.number}), ${firstNumber - 1}) + 1
    from ${answerFiles} where ${isOf(reference)})`
  const source = sql`from ${submissions} where ${eq(submissions.reference, reference)}`
  const unsent = { event: null, amendment: null, uploadedAt: actor.at, actor: actor.actor }
  const rows = files.map((file) =>
    insertSelect(
      db,
      answerFiles,
      { reference, number, ...file, ...unsent },
      source,
    ).onConflictDoNothing({ target: answerFiles.object }),
  )
  await writeBatch(db, actor, [insertAuditEntry(entry, source), ...rows])
}

/**
 * Removes a file that was not sent, with an entry of the audit log. Returns the name of its object;
 * null if there is no such file.
 */
export async function removeAnswerFile(
  db: Database,
  reference: string,
  number: number,
  actor: Actor,
): Promise<string | null> {
  const isFile = and(isOf(reference), eq(answerFiles.number, number), isUnsent)
  const before = { file: number }
  const entry = { ...actor, action: 'ticket.detached', subject: reference, before } as const
  const [, [removed]] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${answerFiles} where ${isFile}`),
    db.delete(answerFiles).where(isFile).returning({ object: answerFiles.object }),
  ])
  return removed?.object ?? null
}

/**
 * Statement that sends files along with an event or an amendment, whose sequence is an expression;
 * it does nothing unless `isKnown` holds for the ticket.
 */
export function sendFiles(
  db: Database,
  { reference, files }: { reference: string; files: readonly number[] },
  place: { event: SQL } | { amendment: SQL },
  isKnown: SQL | undefined,
) {
  return db
    .update(answerFiles)
    .set(place)
    .where(
      and(
        isOf(reference),
        isOneOf(answerFiles.number, files),
        isUnsent,
        sql`exists (select 1 from ${submissions} where ${isKnown})`,
      ),
    )
}

/** Statement that takes the files of a text back, which is undone if `isUndone` holds. */
export function takeFilesBack(db: Database, reference: string, place: FilePlace, isUndone: SQL) {
  const [column, sequence] =
    'event' in place
      ? ([answerFiles.event, place.event] as const)
      : ([answerFiles.amendment, place.amendment] as const)
  return db
    .update(answerFiles)
    .set({ event: null, amendment: null })
    .where(and(isOf(reference), eq(column, sequence), isUndone))
}

/**
 * True if files were sent to the sender of a ticket, with one text if a place is given. Those in which
 * the scanner found a virus do not count: nobody will get them.
 */
export async function hasSentFiles(
  db: Database,
  reference: string,
  place?: FilePlace,
): Promise<boolean> {
  const { event, amendment, object } = answerFiles
  const isThere =
    place === undefined
      ? or(isNotNull(event), isNotNull(amendment))
      : 'event' in place
        ? eq(event, place.event)
        : eq(amendment, place.amendment)
  const row = await db
    .select({ object })
    .from(answerFiles)
    .leftJoin(attachmentScans, eq(attachmentScans.name, object))
    .where(
      and(
        isOf(reference),
        isThere,
        or(isNull(attachmentScans.state), ne(attachmentScans.state, 'refused')),
      ),
    )
    .limit(1)
    .get()
  return row !== undefined
}
