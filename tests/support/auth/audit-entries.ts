import type { LoginSite } from './login-site'

export interface StoredEntry {
  actor: string
  role: string
  action: string
  subject: string | null
  before: string | null
  after: string | null
}

/** Entries of the audit log with an action, the oldest first. */
export async function readEntries({ site }: LoginSite, action: string): Promise<StoredEntry[]> {
  const { DB } = await site.env()
  const { results } = await DB.prepare(
    `SELECT actor, role, action, subject, before, after FROM audit_entries WHERE action = ?
      ORDER BY sequence`,
  )
    .bind(action)
    .all<StoredEntry>()
  return results
}
