import type { SavedViewRow } from '#db/staff/saved-views'
import { may } from '#domain/access/permissions'
import type { SavedView } from '#domain/staff/queue'
import type { StaffRequest } from '../staff-handler'
import { readFilter } from './queue-request'

/** The reader's saved lists and those of all, as links. */
export function presentSavedViews(
  rows: readonly SavedViewRow[],
  { id: reader, roles }: Pick<StaffRequest, 'id' | 'roles'>,
): SavedView[] {
  const mayShare = may(roles, 'views.share')
  return rows.map(({ id, owner, name, query, isShared }) => ({
    id,
    name,
    filter: readFilter(new URLSearchParams(query)),
    isShared,
    isEditable: owner === reader || (isShared && mayShare),
  }))
}
