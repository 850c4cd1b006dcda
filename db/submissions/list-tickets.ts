import { desc, eq } from 'drizzle-orm'
import type { Database } from '../client'
import { submissions } from '../schema/submissions'
import type { Submission } from './submissions'

/** The tickets of a sender by the keyed hash of the address, the newest first, at most `limit`. */
export function listTicketsOf(
  db: Database,
  emailHash: string,
  limit: number,
): Promise<Submission[]> {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.emailHash, emailHash))
    .orderBy(desc(submissions.createdAt), submissions.reference)
    .limit(limit)
}
