import { lastModified, readSettings } from '#db/entries/entries'
import { createFormat } from '#domain/dates/format'
import type { Loader } from '../../payloads/loader'

export const loadOffline: Loader<'offline'> = async ({ db, locale, now }) => {
  const [modified, settings] = await Promise.all([lastModified(db, now), readSettings(db)])
  if (modified === null) return null
  const format = createFormat({ locale, digits: settings.digits })
  return { modified: format.date(modified), phone: settings.channels.phone ?? null }
}
