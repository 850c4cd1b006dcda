import { translators } from '#client/translators.ts'
import type { Absence } from '#db/staff/absences'
import type { StaffMember } from '#db/staff/staff'
import { createFormat } from '#domain/dates/format'
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

/** The officers to whom a ticket can be assigned; those who are away are marked. */
export function officerChoices(
  officers: readonly StaffMember[],
  locale: Locale,
  absent: readonly Absence[] = [],
): Choice[] {
  const format = createFormat({ locale, digits: 'latn' })
  return officers.map((one) => {
    const name = nameIn(one, locale)
    const away = absent.find(({ officer }) => officer === one.id)
    const day = away && format.date(away.lastDay).gregorian
    const label = day ? translators[locale]('deskAbsences.awayUntil', { name, day }) : name
    return { value: one.id, label }
  })
}
