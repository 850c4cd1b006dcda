import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { keepSandboxWrite, type SandboxWrite } from '#db/rate-limits/sandbox-writes'
import { findDigest } from '#db/submissions/idempotency-keys'
import type { Form } from '#domain/forms/form'
import { type FormName, forms } from '#domain/forms/registry'
import type { FormOptions } from '#domain/payloads/forms'
import { toBase64Url } from '#domain/text/encoding'
import { inspectFiles } from '../../attachments/inspect'
import { verifyEmbedded } from '../../captcha/captcha'
import { sandboxAction } from '../../openapi/operations'
import { deadlines, requireInTime } from '../../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf, rateLimitKeyOf } from '../../security/keyrings'
import type { TokenDeps } from '../../security/tokens'
import type { FormSubmission } from '../../submissions/form-submission'
import {
  type Outcome,
  type Refusal,
  refuse,
  secondsUntilAllowed,
  submissionWindowMs,
} from '../../submissions/outcome'
import { readSubmission } from '../../submissions/submit'
import type { SubmissionLimit } from '../write/write-context'
import { sandboxKey, sandboxPage, sandboxReference } from './sandbox-keys'

type SandboxDeps = DataKeyringDeps & TokenDeps & { primary: Database }

/** Submissions of one address that the sandbox accepts in the window of real ones. */
export const sandboxLimit: SubmissionLimit = { purpose: 'sandbox', atMost: 100 }

const refusals = {
  differs: { kind: 'duplicate' },
  replayed: { kind: 'captcha' },
} as const satisfies Partial<Record<SandboxWrite['state'], Refusal>>

/** What the sandbox says to a write that was solved: accepted if it remembers its key with this content. */
async function remember(
  deps: SandboxDeps,
  { name, key, fields, address }: FormSubmission,
  digest: string,
): Promise<Refusal | null> {
  const { primary, now } = deps
  const keyring = await dataKeyringOf(deps)
  const hash = toBase64Url(await keyring.hash(`${name} ${key}`, 'sandbox-key'))
  const stored = { key: sandboxKey(hash), digest }
  const verdict = await verifyEmbedded(deps, { action: sandboxAction(name), fields })
  if (!verdict.ok || !verdict.spent) {
    // A repeat may come when its challenge has expired.
    const finding = findDigest(primary, stored.key)
    const known = await requireInTime(deadlines.d1Read, 'd1.read', finding)
    if (known === null) return { kind: 'captcha' }
    return known === digest ? null : refusals.differs
  }
  const terms = {
    rateLimitKey: await rateLimitKeyOf(deps, sandboxLimit.purpose, address),
    since: now - submissionWindowMs,
    atMost: sandboxLimit.atMost,
    spent: verdict.spent,
  }
  const writing = keepSandboxWrite(primary, stored, terms, now)
  const result = await requireInTime(deadlines.d1Write, 'd1.write', writing)
  if (result.state === 'kept') return null
  if (result.state !== 'limited') return refusals[result.state]
  const retryAfter = secondsUntilAllowed(result.times, submissionWindowMs, now, terms.atMost)
  return { kind: 'limited', retryAfter }
}

/**
 * Answers a form as `submit` does and forgets it: same schema, files, captcha, limit and idempotency
 * key, with a reference that is no ticket's.
 */
export async function acceptInSandbox(
  deps: SandboxDeps,
  submission: FormSubmission,
  formOptions: FormOptions,
): Promise<Outcome> {
  const { name, key, pageRequest } = submission
  const { locale } = pageRequest
  const result = await readSubmission(deps, submission, formOptions)
  if (!result.ok) return result
  const { answers, files, digest } = result.read
  const { issues } = await inspectFiles(files, translators[locale])
  if (issues.length > 0) return refuse({ kind: 'invalid', issues })
  const refusal = await remember(deps, submission, digest)
  if (refusal) return refuse(refusal)
  const kind = kindOf(name, answers)
  const owner = { kind, key, email: String(answers.email) }
  const reference = await sandboxReference(deps, owner)
  return { ok: true, accepted: { location: sandboxPage(locale), reference, kind } }
}

function kindOf(name: FormName, answers: Record<string, unknown>): string {
  const { record }: Form = forms[name]
  if (!record) throw new Error(`${name} has no storage rule`)
  return 'is' in record.kind ? record.kind.is : String(answers[record.kind.from])
}
