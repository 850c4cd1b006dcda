import type { StaffMember } from '#db/staff/staff'
import type { Locale } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'

function nameIn({ id, name }: StaffMember, locale: Locale): string {
  return name[locale] ?? name.ar ?? name.en ?? id
}

/** Name of a member of staff in a language; their id if it is not known. */
export function staffName(
  members: ReadonlyMap<string, StaffMember>,
  id: string,
  locale: Locale,
): string {
  const member = members.get(id)
  return member ? nameIn(member, locale) : id
}

/** The officers to whom a ticket can be assigned. */
export function officerChoices(officers: readonly StaffMember[], locale: Locale): Choice[] {
  return officers.map((one) => ({ value: one.id, label: nameIn(one, locale) }))
}
