import { encryptPerson, hashEmail } from '#db/privacy/personal-fields'
import { hashForTombstone, type SubmissionIdentity } from '#db/privacy/tombstones'
import type { Registration } from '#db/submissions/submissions'
import { addWorkingDays, riyadhDate } from '#domain/dates/calendar'
import type { StorageRule } from '#domain/forms/form'
import type { FormName } from '#domain/forms/registry'
import type { FormOptions } from '#domain/payloads/forms'
import { toBase64Url } from '#domain/text/encoding'
import { makeReference } from '#domain/tickets/reference'
import { workingDaysToReply } from '#domain/tickets/status'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import type { CreateRecord } from './store-submission'

export type SubmissionAnswers = Record<string, unknown>

/** Keyed hash of the answers, which identifies a repeated submission. */
export async function digestOf(
  deps: DataKeyringDeps,
  form: FormName,
  answers: SubmissionAnswers,
): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  return toBase64Url(await keyring.hash(JSON.stringify(answers), `digest:${form}`))
}

/** The hash that a submission's tombstone would have (db/privacy/tombstones). */
export async function tombstoneOf(
  deps: DataKeyringDeps,
  sent: SubmissionIdentity,
): Promise<string> {
  return hashForTombstone(await dataKeyringOf(deps), sent)
}

interface SubmissionInput {
  form: FormName
  key: string
  locale: 'ar' | 'en'
  answers: SubmissionAnswers
  digest: string
  rateLimitKey: string
  spent: Registration['spent']
}

/** Derives the reference; a subscription's depends on its address alone. */
function referencesOf(
  deps: DataKeyringDeps,
  { form, key, digest }: SubmissionInput,
  { as }: StorageRule,
  kind: string,
  emailHash: string,
): (number: Parameters<CreateRecord>[0]) => Promise<string> {
  // Always the same, with D1 or without. Collisions are harmless: nothing is looked up by it.
  if (as === 'subscription') return () => deriveReference(deps, kind, as, emailHash, 0)
  return (number) =>
    number === 'outbox'
      ? deriveOutboxReference(deps, kind, form, key, digest)
      : deriveReference(deps, kind, form, key, number.collisions)
}

/** Encrypts a submission and returns the function that creates its row under a reference. */
export async function prepareSubmissionRecord(
  deps: DataKeyringDeps & { now: number },
  input: SubmissionInput,
  rule: StorageRule,
  { holidays, privacyVersion }: Pick<FormOptions, 'holidays' | 'privacyVersion'>,
): Promise<CreateRecord> {
  const { form, key, locale, answers, digest, rateLimitKey, spent } = input
  const { now } = deps
  const keyring = await dataKeyringOf(deps)
  const { email, ...others } = answers
  const isSubscription = rule.as === 'subscription'
  // Several signups of one address share a row, so its additional data (AAD) is the address's hash.
  const owner = { form, digest: isSubscription ? await hashEmail(keyring, String(email)) : digest }
  const [encrypted, recipient] = await Promise.all([
    encryptPerson(keyring, owner, { email: String(email), answers: others }),
    keyring.encrypt(String(email), 'recipient'),
  ])
  const kind = 'is' in rule.kind ? rule.kind.is : String(answers[rule.kind.from])
  const referenceFor = referencesOf(deps, input, rule, kind, encrypted.emailHash)
  const dueOn = () => addWorkingDays(riyadhDate(now), workingDaysToReply, new Set(holidays))
  return async (number): Promise<Registration> => ({
    submission: {
      reference: await referenceFor(number),
      form,
      digest,
      ...encrypted,
      idempotencyKey: key,
      kind,
      topic: rule.topic ? String(answers[rule.topic]) : null,
      locale,
      status: 'received',
      privacyVersion,
      createdAt: now,
      updatedAt: now,
      dueOn: isSubscription ? null : dueOn(),
    },
    recipient,
    spent,
    rateLimitKey,
  })
}

const nineHundredMillion = 900_000_000n
const hundredMillion = 100_000_000n

async function deriveNumber(deps: DataKeyringDeps, text: string, purpose: string): Promise<bigint> {
  const keyring = await dataKeyringOf(deps)
  const bytes = await keyring.hash(text, purpose)
  return new DataView(bytes.buffer).getBigUint64(0)
}

/**
 * The reference of a submission: nine digits derived from form, key and the number of collisions so
 * far, so that a repeat gets the same reference. It never begins with 9.
 */
export async function deriveReference(
  deps: DataKeyringDeps,
  prefix: string,
  form: string,
  key: string,
  collisions: number,
): Promise<string> {
  const number = await deriveNumber(deps, `${form}\0${key}\0${collisions}`, 'reference')
  return makeReference(prefix, String(number % nineHundredMillion).padStart(9, '0'))
}

/**
 * The reference of a submission in the outbox. It begins with 9, so it cannot collide with one in
 * D1. The digest is included because the key may already stand for other content in D1.
 */
async function deriveOutboxReference(
  deps: DataKeyringDeps,
  prefix: string,
  form: string,
  key: string,
  digest: string,
): Promise<string> {
  const number = await deriveNumber(deps, `${form}\0${key}\0${digest}`, 'away-reference')
  return makeReference(prefix, `9${String(number % hundredMillion).padStart(8, '0')}`)
}
