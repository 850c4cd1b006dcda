import type { Incident, SiteStatusPayload } from '#client/pages/help/site-status/payload.ts'
import { listEntries } from '#db/entries/entries'
import { listStatusDays, type StatusDay } from '#db/status/status-days'
import type { Entry } from '#domain/content/entry'
import { continuityNames } from '#domain/content/help/maintenance'
import { addDays, readLocalTime, riyadhDate, riyadhTime } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { statusParts } from '#domain/site/status-parts'
import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'
import { platformAddress } from './backup'

const daysShown = 90
/** After more time without a check, the state counts as unknown. */
const checkAgeAtMost = 5 * 60_000
const pastShown = 20

export const loadSiteStatus: Loader<'siteStatus'> = async (deps) => {
  const { db, locale, now } = deps
  const [page, records, days] = await Promise.all([
    readPageText(deps, 'backup'),
    listEntries(db, 'maintenance', locale, now),
    listStatusDays(db, addDays(riyadhDate(now), 1 - daysShown)),
  ])
  if (!page) return null
  const { settings, format, textWith } = page
  const text = textWith(records)
  const known = text.sections.platforms.parts
  const titleOf = (name: string) => known.find(({ id }) => id === name)?.title ?? name
  const timed = records.map((record) => ({
    record,
    phase: phaseOf(record, now),
    incident: toIncident(record, titleOf(record.body.platform), format),
  }))
  const inPhase = (phase: Phase) => timed.filter((one) => one.phase === phase)
  const current = inPhase('current')
  return {
    modified: text.modified,
    ...toCounts(days, format, now),
    platforms: continuityNames
      .filter((name) => name !== 'site')
      .map((name) => {
        const found = current.find(({ record }) => record.body.platform === name)
        const state = !found ? 'unmeasured' : found.incident.planned ? 'maintenance' : 'fault'
        return { name, title: titleOf(name), state, href: platformAddress(name, settings) }
      }),
    current: current.map(({ incident }) => incident),
    planned: inPhase('planned')
      .map(({ incident }) => incident)
      .toSorted((one, other) => beginningOf(one) - beginningOf(other)),
    past: inPhase('past')
      .map(({ incident }) => incident)
      .toSorted((one, other) => beginningOf(other) - beginningOf(one))
      .slice(0, pastShown),
    phone: settings.channels.phone ?? null,
  }
}

type Counts = Pick<SiteStatusPayload, 'checked' | 'parts' | 'counted'>

function toCounts(days: readonly StatusDay[], format: Format, now: number): Counts {
  const [last] = days
  const oldest = days.at(-1)
  const isRecent = last !== undefined && now - last.checkedAt <= checkAgeAtMost
  const failing = last?.failing.split(' ') ?? []
  const sumOf = (name: 'checks' | (typeof statusParts)[number]) =>
    days.reduce((sum, day) => sum + day[name], 0)
  const checks = sumOf('checks')
  return {
    checked: last
      ? { date: format.date(last.checkedAt), time: format.text(riyadhTime(last.checkedAt)) }
      : null,
    counted: oldest ? { checks: format.number(checks), since: format.date(oldest.day) } : null,
    parts: statusParts.map((name) => ({
      name,
      state: !isRecent ? 'unknown' : failing.includes(name) ? 'failing' : 'working',
      share: checks > 0 ? toPercent(checks - sumOf(name), checks, format) : null,
    })),
  }
}

/** Rounded down, so that a failure is never 100%. */
function toPercent(working: number, checks: number, format: Format): string {
  return `${format.number(Math.floor((working / checks) * 10_000) / 100)}%`
}

type Phase = 'past' | 'current' | 'planned'

function phaseOf({ date, updatedAt, body }: Entry<'maintenance'>, now: number): Phase {
  const begins = readLocalTime(`${date ?? riyadhDate(updatedAt)}T${body.from}`)
  const ends = body.until && readLocalTime(`${body.until.day}T${body.until.time}`)
  if (ends !== null && ends <= now) return 'past'
  return begins > now ? 'planned' : 'current'
}

function toIncident(
  { slug, title, summary, date, updatedAt, body }: Entry<'maintenance'>,
  platform: string,
  format: Format,
): Incident {
  const moment = (day: string | number, time: string) => ({
    date: format.date(day),
    time: format.text(time),
  })
  return {
    slug,
    title,
    summary: summary ?? '',
    platform,
    planned: body.planned,
    parts: body.parts,
    note: body.note,
    begins: moment(date ?? updatedAt, body.from),
    ends: body.until && moment(body.until.day, body.until.time),
    stage: body.stage,
    updates: body.updates.map(({ day, time, text }) => ({ ...moment(day, time), text })),
  }
}

function beginningOf({ begins }: Incident): number {
  return readLocalTime(`${begins.date.iso}T${begins.time}`)
}
