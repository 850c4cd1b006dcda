import type { StaffMember } from '#db/staff/staff'
import type { Locale } from '#domain/site/locale'

/** Name of a member of staff in a language; their id if it is not known. */
export function staffName(
  members: ReadonlyMap<string, StaffMember>,
  id: string,
  locale: Locale,
): string {
  const name = members.get(id)?.name
  return name?.[locale] ?? name?.ar ?? name?.en ?? id
}
