import { toBase64Url } from '#db/privacy/keyring'
import { hashEmail, lockPersonal } from '#db/privacy/personal-fields'
import { hashSent, type Sent } from '#db/privacy/tombstones'
import type { Registration } from '#db/submissions/submissions'
import { addWorkingDays, riyadhDate, workingDaysToReply } from '#domain/dates/calendar'
import type { Filing } from '#domain/forms/form'
import type { FormName } from '#domain/forms/registry'
import type { FormBasis } from '#domain/payloads/forms'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { deriveAwayReference, deriveReference, deriveSubscriptionNumber } from './reference'
import type { MakeRow } from './store-submission'

export type Answers = Record<string, unknown>

/** What is sent, as a keyed hash: the same content gives the same, and it tells nothing. */
export async function digestOf(work: Work, form: FormName, answers: Answers): Promise<string> {
  const vault = await vaultOf(work, 'data')
  return toBase64Url(await vault.hash(JSON.stringify(answers), `digest:${form}`))
}

/** What a request's tombstone would be known by (db/tombstones). */
export async function tombstoneOf(work: Work, sent: Sent): Promise<string> {
  return hashSent(await vaultOf(work, 'data'), sent)
}

function kindOf({ kind }: Filing, answers: Answers): string {
  return 'is' in kind ? kind.is : String(answers[kind.from])
}

export interface Request {
  form: FormName
  key: string
  locale: 'ar' | 'en'
  answers: Answers
  digest: string
  bucket: string
  spent: Registration['spent']
}

/** How a request's number is made; a subscription's is its address's, whatever is sent when. */
function numbersOf(
  work: Work,
  { form, key, digest }: Request,
  { as }: Filing,
  kind: string,
  emailHash: string,
): (number: Parameters<MakeRow>[0]) => Promise<string> {
  if (as === 'subscription') return () => deriveSubscriptionNumber(work, kind, emailHash)
  return (number) =>
    number === 'away'
      ? deriveAwayReference(work, kind, form, key, digest)
      : deriveReference(work, kind, form, key, number.taken)
}

/** Makes a request's row, locked, under a number for D1 or for while it is away. */
export async function prepareRow(
  work: Work,
  request: Request,
  filing: Filing,
  { holidays, privacyVersion }: Pick<FormBasis, 'holidays' | 'privacyVersion'>,
): Promise<MakeRow> {
  const { form, key, locale, answers, digest, bucket, spent } = request
  const vault = await vaultOf(work, 'data')
  const { email, ...others } = answers
  const isLasting = filing.as === 'subscription'
  // What several sendings of one address may hold is locked to the address.
  const owner = { form, digest: isLasting ? await hashEmail(vault, String(email)) : digest }
  const [locked, recipient] = await Promise.all([
    lockPersonal(vault, owner, { email: String(email), answers: others }),
    vault.lock(String(email), 'recipient'),
  ])
  const kind = kindOf(filing, answers)
  const numberFor = numbersOf(work, request, filing, kind, locked.emailHash)
  const due = () => addWorkingDays(riyadhDate(work.now), workingDaysToReply, new Set(holidays))
  return async (number): Promise<Registration> => ({
    submission: {
      reference: await numberFor(number),
      form,
      digest,
      ...locked,
      idempotencyKey: key,
      kind,
      topic: filing.topic ? String(answers[filing.topic]) : null,
      locale,
      status: 'received',
      privacyVersion,
      createdAt: work.now,
      updatedAt: work.now,
      dueOn: isLasting ? null : due(),
    },
    recipient,
    spent,
    bucket,
  })
}
