import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { roles } from '#domain/access/permissions'
import { addDays, addWorkingDays, isWorkingDay, riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import {
  dueAfter,
  needsNote,
  type Status,
  statuses,
  workingDaysToReply,
} from '#domain/tickets/status'
import { type Keyring, openKeyring, type Secrets } from '../privacy/keyring'
import { encryptInformation, encryptPerson } from '../privacy/personal-fields'
import { encryptStaffName } from '../staff/staff'
import { insertRow } from './seed-sql'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const noHolidays = new Set<string>()
const atTime = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`)

function workingDayBefore(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0; ) {
    found = addDays(found, -1)
    if (isWorkingDay(found, noHolidays)) left -= 1
  }
  return found
}

/**
 * An instant of a sample, as a function of the instant of the load (epoch ms): fixed, some minutes
 * before, or a Riyadh time some days or working days before.
 */
const sampleMoment = v.union([
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => () => Date.parse(text)),
  ),
  v.pipe(
    v.strictObject({ minutesAgo: count }),
    v.transform(
      ({ minutesAgo }) =>
        (now: number) =>
          now - minutesAgo * 60_000,
    ),
  ),
  v.pipe(
    v.strictObject({ daysAgo: count, time: v.string() }),
    v.transform(({ daysAgo, time }) => (now: number) => {
      return atTime(addDays(riyadhDate(now), -daysAgo), time)
    }),
  ),
  v.pipe(
    v.strictObject({ workingDaysAgo: count, time: v.string() }),
    v.transform(({ workingDaysAgo, time }) => (now: number) => {
      return atTime(workingDayBefore(riyadhDate(now), workingDaysAgo), time)
    }),
  ),
])

const file = fileURLToPath(new URL('../samples/requests.yaml', import.meta.url).href)

const event = v.strictObject({
  status: v.picklist(statuses),
  at: sampleMoment,
  /** Member of the sample staff; undefined for the sender. */
  by: v.optional(v.string()),
  ar: v.optional(v.string()),
  en: v.optional(v.string()),
  /** Information that the sender added. */
  information: v.optional(v.string()),
})
const ticket = v.strictObject({
  reference: v.string(),
  kind: v.string(),
  form: v.optional(v.picklist(['support', 'openData', 'invitation']), 'support'),
  topic: v.string(),
  locale: v.picklist(locales),
  email: v.pipe(v.string(), v.email()),
  assignee: v.optional(v.string()),
  answers: v.record(v.string(), v.string()),
  /** Default: three working days after receipt, and again after the sender had to act. */
  dueOn: v.optional(v.pipe(v.string(), v.isoDate())),
  events: v.pipe(v.array(event), v.minLength(1)),
})
const noted = v.pipe(
  ticket,
  v.check(({ events, locale }) => {
    const isNoted = ({ status: to, by, ...note }: (typeof events)[number], at: number) => {
      const from = events[at - 1]?.status
      return !(from && by && needsNote(to)) || Boolean(note[locale])
    }
    return events.every(isNoted)
  }, 'a step lacks the note that its status requires'),
)
type Sample = v.InferOutput<typeof ticket>

function dueDate(events: readonly { status: Status; at: number }[]): string | null {
  const [first, ...others] = events
  if (!first) return null
  let from = first.status
  let dueOn: string | null = addWorkingDays(riyadhDate(first.at), workingDaysToReply, new Set())
  for (const { status: to, at } of others) {
    dueOn = dueAfter({ from, to, dueOn }, riyadhDate(at), [])
    from = to
  }
  return dueOn
}

async function writeTicket(keyring: Keyring, sample: Sample, now: number): Promise<string[]> {
  const { reference, form, email, answers, dueOn, events: history, ...others } = sample
  const events = history.map((one) => ({ ...one, at: one.at(now) }))
  const key = `sample-${reference}`
  const owner = { form, digest: key }
  const [first, last] = [events[0], events.at(-1)]
  const row = {
    reference,
    ...others,
    ...owner,
    dueOn: dueOn ?? dueDate(events),
    ...(await encryptPerson(keyring, owner, { email, answers })),
    idempotencyKey: key,
    status: last?.status,
    privacyVersion: '',
    createdAt: first?.at,
    updatedAt: last?.at,
    sample: true,
  }
  const related = events.map(async ({ status, at, by, ar, en, information: text }, index) => {
    const sequence = index + 1
    const texts = { noteAr: ar, noteEn: en, actor: by }
    const information = text && (await encryptInformation(keyring, owner, text))
    return [
      insertRow('events', { reference, sequence, status, at, ...texts }),
      ...(information ? [insertRow('additions', { reference, sequence, information })] : []),
    ]
  })
  return [insertRow('submissions', row), ...(await Promise.all(related)).flat()]
}

const staffFile = fileURLToPath(new URL('../samples/staff.yaml', import.meta.url).href)

const member = v.strictObject({
  id: v.pipe(v.string(), v.startsWith('sample-')),
  ar: v.string(),
  en: v.string(),
  roles: v.array(v.picklist(roles)),
})

/** Repeatable SQL that resets the staff of the sample tickets. */
async function buildSampleStaff(keyring: Keyring, now: number): Promise<string[]> {
  const members = v.parse(v.array(member), parse(readFileSync(staffFile, 'utf8')))
  const rows = members.map(async ({ id, roles: held, ...name }) => ({
    id,
    roles: held.join(),
    loggedInAt: now,
    name: await encryptStaffName(keyring, id, name),
  }))
  return [
    "DELETE FROM staff WHERE id LIKE 'sample-%';",
    ...(await Promise.all(rows)).map((row) => insertRow('staff', row)),
  ]
}

/**
 * Repeatable SQL that resets the sample tickets and their staff, encrypted with the secrets of a
 * local database.
 */
export async function buildSampleTickets(secrets: Secrets, now = Date.now()): Promise<string[]> {
  const samples = v.parse(v.array(noted), parse(readFileSync(file, 'utf8')))
  const keyring = await openKeyring(secrets)
  const writes = await Promise.all(samples.map((sample) => writeTicket(keyring, sample, now)))
  const sampleReferences = '(SELECT reference FROM submissions WHERE sample = 1)'
  return [
    ...(await buildSampleStaff(keyring, now)),
    `DELETE FROM mails WHERE reference IN ${sampleReferences};`,
    'DELETE FROM submissions WHERE sample = 1;',
    ...writes.flat(),
  ]
}
