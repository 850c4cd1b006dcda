import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { addDays, addWorkingDays, riyadhDate, workingDaysToReply } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { statuses } from '#domain/tickets/status'
import { openVault, type Secrets } from '../privacy/keyring'
import { lockPersonal } from '../privacy/personal-fields'
import { insertRow } from './seed-sql'

const file = fileURLToPath(new URL('../samples/requests.yaml', import.meta.url).href)

/** When it happened: an instant, or days before it is loaded and the time of that day in Riyadh. */
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
const request = v.strictObject({
  reference: v.string(),
  kind: v.string(),
  topic: v.string(),
  locale: v.picklist(locales),
  email: v.pipe(v.string(), v.email()),
  answers: v.record(v.string(), v.string()),
  /** Left out, it is three working days after the request came. */
  dueOn: v.optional(v.pipe(v.string(), v.isoDate())),
  events: v.pipe(v.array(event), v.minLength(1)),
})
type Sample = v.InferOutput<typeof request>

async function writeRequest(secrets: Secrets, sample: Sample, now: number): Promise<string[]> {
  const { email, answers, dueOn, events: past, ...others } = sample
  const events = past.map((one) => ({ ...one, at: one.at(now) }))
  const key = `sample-${sample.reference}`
  const owner = { form: 'support', digest: key }
  const [first, last] = [events[0], events.at(-1)]
  const day = riyadhDate(first?.at ?? now)
  const row = {
    ...others,
    dueOn: dueOn ?? addWorkingDays(day, workingDaysToReply, new Set()),
    ...owner,
    ...(await lockPersonal(await openVault(secrets), owner, { email, answers })),
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
 * The sample requests as SQL that may be run any number of times, locked with a database's own
 * secret. They are for local databases alone.
 */
export async function buildSampleRequests(secrets: Secrets, now = Date.now()): Promise<string[]> {
  const samples = v.parse(v.array(request), parse(readFileSync(file, 'utf8')))
  const writes = await Promise.all(samples.map((sample) => writeRequest(secrets, sample, now)))
  const sampled = '(SELECT reference FROM submissions WHERE sample = 1)'
  return [
    `DELETE FROM mails WHERE reference IN ${sampled};`,
    'DELETE FROM submissions WHERE sample = 1;',
    ...writes.flat(),
  ]
}
