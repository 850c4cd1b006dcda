import type { Browser } from './browser'
import type { StaffSite } from './staff-site'

export const reference = 'TECH-1000000026'
export const path = `/staff/requests/${reference}`
export const notes = { noteAr: 'نحتاج رقم الإصدار.', noteEn: 'We need the version number.' }

/** The version that the page of the ticket sends back. */
export async function readVersion(browser: Browser): Promise<string> {
  const text = await (await browser.open(path)).text()
  return /name="version" value="(\d+)"/.exec(text)?.[1] ?? 'no version'
}

/** Works on the sample ticket `reference` of a site. */
export function createTicketBench(opened: StaffSite) {
  return {
    async all<Row>(statement: string, ...values: unknown[]): Promise<Row[]> {
      const { DB } = await opened.site.env()
      const { results } = await DB.prepare(statement)
        .bind(...values)
        .all<Row>()
      return results
    },
    /** Puts the ticket back in review. */
    async reset(): Promise<void> {
      const { DB } = await opened.site.env()
      await DB.batch([
        DB.prepare('DELETE FROM events WHERE reference = ? AND sequence > 2').bind(reference),
        DB.prepare('DELETE FROM ticket_notes WHERE event > 2 AND reference = ?').bind(reference),
        DB.prepare('DELETE FROM mails WHERE reference = ?').bind(reference),
        DB.prepare(
          `UPDATE submissions SET status = 'in_review', assignee = NULL, duplicate_of = NULL,
            duplicate_of_other = NULL, team = NULL, team_due_on = NULL, updated_at = updated_at + 1
            WHERE reference = ?`,
        ).bind(reference),
      ])
    },
  }
}
