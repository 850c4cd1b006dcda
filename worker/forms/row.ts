import { lockPersonal } from '#db/personal'
import type { Registration } from '#db/submissions'
import { toBase64Url } from '#db/vault'
import { addWorkingDays, riyadhDate } from '#domain/calendar'
import type { Filing } from '#domain/forms/form'
import type { FormName } from '#domain/forms/index'
import type { ContactPayload } from '#domain/payloads'
import type { Work } from '../context'
import { vaultOf } from '../vaults'
import { deriveAwayReference, deriveReference } from './reference'
import type { MakeRow } from './register'

/** Contact reply time (specification, section 9). */
const workingDays = 3

export type Answers = Record<string, unknown>

/** What is sent, as a keyed hash: the same content gives the same, and it tells nothing. */
export async function digestOf(work: Work, form: FormName, answers: Answers): Promise<string> {
  const vault = await vaultOf(work, 'data')
  return toBase64Url(await vault.hash(JSON.stringify(answers), `digest:${form}`))
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

/** Makes a request's row, locked, under a number for D1 or for while it is away. */
export async function prepareRow(
  work: Work,
  request: Request,
  filing: Filing,
  { holidays, privacyVersion }: Pick<ContactPayload, 'holidays' | 'privacyVersion'>,
): Promise<MakeRow> {
  const { form, key, locale, answers, digest, bucket, spent } = request
  const vault = await vaultOf(work, 'data')
  const { email, ...others } = answers
  const owner = { form, digest }
  const [locked, recipient] = await Promise.all([
    lockPersonal(vault, owner, { email: String(email), answers: others }),
    vault.lock(String(email), 'recipient'),
  ])
  const kind = kindOf(filing, answers)
  return async (number): Promise<Registration> => ({
    submission: {
      reference: await (number === 'away'
        ? deriveAwayReference(work, kind, form, key, digest)
        : deriveReference(work, kind, form, key, number.taken)),
      ...owner,
      ...locked,
      idempotencyKey: key,
      kind,
      topic: filing.topic ? String(answers[filing.topic]) : null,
      locale,
      status: 'received',
      privacyVersion,
      createdAt: work.now,
      updatedAt: work.now,
      dueOn: addWorkingDays(riyadhDate(work.now), workingDays, new Set(holidays)),
    },
    recipient,
    spent,
    bucket,
  })
}
