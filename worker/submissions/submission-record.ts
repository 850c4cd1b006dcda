import { encryptPerson, hashEmail } from '#db/privacy/personal-fields'
import { hashForTombstone, type SubmissionIdentity } from '#db/privacy/tombstones'
import type { Registration } from '#db/submissions/submissions'
import { addWorkingDays, riyadhDate } from '#domain/dates/calendar'
import type { StorageRule } from '#domain/forms/form'
import type { FormName } from '#domain/forms/registry'
import type { FormOptions } from '#domain/payloads/forms'
import { toBase64Url } from '#domain/text/encoding'
import { workingDaysToReply } from '#domain/tickets/reply-time'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { deriveOutboxReference, deriveReference, deriveSubscriptionNumber } from './reference'
import type { CreateRecord } from './store-submission'

type SubmissionRecordDeps = DataKeyringDeps & { now: number }

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

function kindOf({ kind }: StorageRule, answers: SubmissionAnswers): string {
  return 'is' in kind ? kind.is : String(answers[kind.from])
}

export interface SubmissionInput {
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
  if (as === 'subscription') return () => deriveSubscriptionNumber(deps, kind, emailHash)
  return (number) =>
    number === 'outbox'
      ? deriveOutboxReference(deps, kind, form, key, digest)
      : deriveReference(deps, kind, form, key, number.collisions)
}

/** Encrypts a submission and returns the function that creates its row under a reference. */
export async function prepareSubmissionRecord(
  deps: SubmissionRecordDeps,
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
  const kind = kindOf(rule, answers)
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
