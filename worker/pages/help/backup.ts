import type { Outage } from '#client/pages/help/backup/payload.ts'
import { listEntries } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { type ContinuityName, continuityNames } from '#domain/content/help/maintenance'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Settings } from '#domain/site/settings'
import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'

const addresses: Record<ContinuityName, (settings: Settings) => string | null | undefined> = {
  teams: ({ platforms }) => platforms.teams,
  procurement: ({ platforms }) => platforms.procurement,
  operations: ({ platforms }) => platforms.operations,
  halls: ({ platforms }) => platforms.halls,
  'health-insurance': ({ platforms }) => platforms.healthInsurance,
  site: () => null,
}

/** URL of a platform; null for this site and for unset ones. */
export function platformAddress(name: ContinuityName, settings: Settings): string | null {
  return addresses[name](settings) ?? null
}

export const loadBackup: Loader<'backup'> = async (deps) => {
  const { db, locale, now } = deps
  const [page, entries] = await Promise.all([
    readPageText(deps, 'backup'),
    listEntries(db, 'maintenance', locale, now),
  ])
  if (!page) return null
  const { settings, format, textWith } = page
  const text = textWith(entries)
  const today = riyadhDate(now)
  const outages = entries.map((entry) => toOutage(entry, format))
  return {
    ...text,
    platforms: text.sections.platforms.parts.flatMap(({ id, title, body }) => {
      const name = continuityNames.find((known) => known === id)
      if (!name) return []
      const current = outages.find((outage) => outage.platform === name && isToday(outage, today))
      const state = current ? (current.planned ? 'maintenance' : 'down') : 'working'
      const href = platformAddress(name, settings)
      return [{ name, title, state, current: current ?? null, href, way: body }]
    }),
    phone: settings.channels.phone ?? null,
    today: format.date(now),
    planned: outages
      .filter((outage) => outage.planned && lastDay(outage) >= today)
      .toSorted(byStart),
    past: outages
      .filter((outage) => outage.ends && (!outage.planned || lastDay(outage) < today))
      .toSorted(byStart)
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

/** By day, not by hour: a payload is written once for the whole day. */
function isToday(outage: Outage, today: string): boolean {
  const lasts = outage.planned ? lastDay(outage) >= today : !outage.ends
  return outage.begins.iso <= today && lasts
}

function lastDay({ ends }: Outage): string {
  return ends?.date.iso ?? '9999-12-31'
}

function byStart(one: Outage, other: Outage): number {
  return startOfRiyadhDay(one.begins.iso) - startOfRiyadhDay(other.begins.iso)
}
