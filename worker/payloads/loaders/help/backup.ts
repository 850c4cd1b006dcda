import { listEntries } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { type ContinuityName, continuityNames } from '#domain/content/help/maintenance'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Outage } from '#domain/payloads/institution'
import type { Settings } from '#domain/site/settings'
import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'

const addresses: Record<ContinuityName, (settings: Settings) => string | null | undefined> = {
  teams: ({ platforms }) => platforms.teams,
  procurement: ({ platforms }) => platforms.procurement,
  operations: ({ platforms }) => platforms.operations,
  halls: ({ platforms }) => platforms.halls,
  'health-insurance': ({ platforms }) => platforms.healthInsurance,
  site: () => null,
}

export const loadBackup: Loader<'backup'> = async (deps) => {
  const { db, locale, now } = deps
  const [read, entries] = await Promise.all([
    readPageText(deps, 'backup'),
    listEntries(db, 'maintenance', locale, now),
  ])
  if (!read) return null
  const { settings, format, textWith } = read
  const text = textWith(entries)
  const today = riyadhDate(now)
  const outages = entries.map((entry) => toOutage(entry, format))
  return {
    ...text,
    platforms: text.sections.platforms.parts.flatMap(({ id, title, body }) => {
      const name = continuityNames.find((known) => known === id)
      if (!name) return []
      const current = outages.find((outage) => outage.platform === name && isNow(outage, today))
      const state = current ? (current.planned ? 'maintenance' : 'down') : 'working'
      const href = addresses[name](settings) ?? null
      return [{ name, title, state, current: current ?? null, href, way: body }]
    }),
    today: format.date(now),
    planned: outages
      .filter((outage) => outage.planned && lastDay(outage) >= today)
      .toSorted(byBeginning),
    past: outages
      .filter((outage) => outage.ends && (!outage.planned || lastDay(outage) < today))
      .toSorted(byBeginning)
      .toReversed(),
  }
}

function toOutage(entry: Entry<'maintenance'>, format: Format): Outage {
  const { slug, title, summary, date, body } = entry
  const { platform, planned, from, until, note } = body
  const begins = format.date(date ?? entry.updatedAt)
  const ends = until && { date: format.date(until.day), time: until.time }
  return { slug, platform, planned, title, summary: summary ?? '', note, begins, from, ends }
}

/** The whole day long: at which hour of it a page is read, nobody knows when it is written. */
function isNow(outage: Outage, today: string): boolean {
  const lasts = outage.planned ? lastDay(outage) >= today : !outage.ends
  return outage.begins.iso <= today && lasts
}

function lastDay({ ends }: Outage): string {
  return ends?.date.iso ?? '9999-12-31'
}

function byBeginning(one: Outage, other: Outage): number {
  return startOfRiyadhDay(one.begins.iso) - startOfRiyadhDay(other.begins.iso)
}
