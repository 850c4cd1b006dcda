import { and, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '../client'
import { viewers } from '../schema/staff'

/** Time after which a viewer who sends no request no longer counts (ms). */
const presentMs = 120_000

/** Statement that stores that a member of staff has a ticket or a record open at `seenAt` (epoch ms). */
export function putViewer(
  db: Database,
  viewer: { reference: string; viewer: string; seenAt: number },
) {
  const { seenAt } = viewer
  return db
    .insert(viewers)
    .values(viewer)
    .onConflictDoUpdate({
      target: [viewers.reference, viewers.viewer],
      set: { seenAt },
    })
}

/** Others who have one of the tickets or records open, as ids of `staff` by reference. */
export async function listViewers(
  db: Database,
  references: readonly string[],
  { reader, now }: { reader: string; now: number },
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (references.length === 0) return found
  const rows = await db
    .select()
    .from(viewers)
    .where(
      and(
        inArray(viewers.reference, [...references]),
        gt(viewers.seenAt, now - presentMs),
        ne(viewers.viewer, reader),
      ),
    )
  for (const { reference, viewer } of rows) {
    found.set(reference, [...(found.get(reference) ?? []), viewer])
  }
  return found
}

/** Deletes viewers who have left. */
export async function sweepViewers(db: Database, now: number): Promise<void> {
  await db.delete(viewers).where(lt(viewers.seenAt, now - presentMs))
}
