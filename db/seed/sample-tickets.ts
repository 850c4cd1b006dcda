import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { addDays, addWorkingDays, riyadhDate, workingDaysToReply } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { statuses } from '#domain/tickets/status'
import { openKeyring, type Secrets } from '../privacy/keyring'
import { encryptPerson } from '../privacy/personal-fields'
import { insertRow } from './seed-sql'

const file = fileURLToPath(new URL('../samples/requests.yaml', import.meta.url).href)

/** An instant, or a number of days before the load with a Riyadh time. */
const moment = v.union([
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => () => Date.parse(text)),
  ),
  v.pipe(
    v.strictObject({ daysAgo: v.pipe(v.number(), v.integer(), v.minValue(1)), time: v.string() }),
    v.transform(({ daysAgo, time }) => (now: number) => {
      return Date.parse(`${addDays(riyadhDate(now), -daysAgo)}T${time}:00+03:00`)
    }),
  ),
])

const event = v.strictObject({
  status: v.picklist(statuses),
  at: moment,
  ar: v.optional(v.string()),
  en: v.optional(v.string()),
})
const ticket = v.strictObject({
  reference: v.string(),
  kind: v.string(),
  topic: v.string(),
  locale: v.picklist(locales),
  email: v.pipe(v.string(), v.email()),
  answers: v.record(v.string(), v.string()),
  /** Default: three working days after receipt. */
  dueOn: v.optional(v.pipe(v.string(), v.isoDate())),
  events: v.pipe(v.array(event), v.minLength(1)),
})
type Sample = v.InferOutput<typeof ticket>

async function writeTicket(secrets: Secrets, sample: Sample, now: number): Promise<string[]> {
  const { email, answers, dueOn, events: history, ...others } = sample
  const events = history.map((one) => ({ ...one, at: one.at(now) }))
  const key = `sample-${sample.reference}`
  const owner = { form: 'support', digest: key }
  const [first, last] = [events[0], events.at(-1)]
  const day = riyadhDate(first?.at ?? now)
  const row = {
    ...others,
    dueOn: dueOn ?? addWorkingDays(day, workingDaysToReply, new Set()),
    ...owner,
    ...(await encryptPerson(await openKeyring(secrets), owner, { email, answers })),
    idempotencyKey: key,
    status: last?.status,
    privacyVersion: '',
    createdAt: first?.at,
    updatedAt: last?.at,
    sample: true,
  }
  const rows = events.map(({ status, at, ar, en }, index) => ({
    ...{ reference: sample.reference, sequence: index + 1, status, at },
    ...{ noteAr: ar, noteEn: en },
  }))
  return [insertRow('submissions', row), ...rows.map((one) => insertRow('events', one))]
}

/**
 * Repeatable SQL that resets the sample tickets, encrypted with the secrets of a local database.
 */
export async function buildSampleTickets(secrets: Secrets, now = Date.now()): Promise<string[]> {
  const samples = v.parse(v.array(ticket), parse(readFileSync(file, 'utf8')))
  const writes = await Promise.all(samples.map((sample) => writeTicket(secrets, sample, now)))
  const sampleReferences = '(SELECT reference FROM submissions WHERE sample = 1)'
  return [
    `DELETE FROM mails WHERE reference IN ${sampleReferences};`,
    'DELETE FROM submissions WHERE sample = 1;',
    ...writes.flat(),
  ]
}
