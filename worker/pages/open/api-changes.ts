import { startOfRiyadhDay } from '#domain/dates/calendar'
import { type ApiChangeEntry, apiChanges } from '../../openapi/changelog/changelog'
import { type Loader, loadFormat } from '../../payloads/loader'

/** The place of an entry on the page of the changes. */
export const anchorOf = ({ date, id }: ApiChangeEntry) => `${date}-${id}`

export const loadApiChanges: Loader<'apiChanges'> = async (deps) => {
  const format = await loadFormat(deps)
  const [newest] = apiChanges
  if (!newest) return null
  const dayOf = ({ date }: ApiChangeEntry) => format.date(startOfRiyadhDay(date))
  return {
    modified: dayOf(newest),
    entries: apiChanges.map((entry) => ({
      anchor: anchorOf(entry),
      date: dayOf(entry),
      text: entry[deps.locale],
      changes: entry.changes,
    })),
  }
}
