import { translators } from '#client/translators.ts'
import { addHits, consumeLimits } from '#db/rate-limits/rate-limit-hits'
import { folderOf } from '#db/submissions/attachment-names'
import { queueScans } from '#db/submissions/attachment-scans'
import { riyadhDate } from '#domain/dates/calendar'
import { type Form, optionValuesOf, readForm } from '#domain/forms/form'
import { captchaIssue } from '#domain/forms/issue'
import { type FormName, forms } from '#domain/forms/registry'
import type { FormOptions } from '#domain/payloads/forms'
import { inspectFiles, type ReadFiles, readFiles } from '../attachments/inspect'
import { addMarks, describeFiles, type FileStoreDeps, putFiles } from '../attachments/store'
import {
  type CaptchaDeps,
  isAnswered,
  isAnsweredRemotely,
  makePass,
  verifyCaptcha,
} from '../captcha/captcha'
import { type AddressLimits, addressLimits, type Proof, wayOn } from '../captcha/step-up'
import type { Verdict } from '../captcha/verdict'
import type { Deployment } from '../env'
import { logFailure } from '../log'
import { beforeDeadline, deadlines } from '../runtime/deadlines'
import { type DataKeyringDeps, rateLimitKeyOf } from '../security/keyrings'
import type { FormSubmission } from './form-submission'
import { findPending } from './outbox'
import { type Outcome, refusalOver, refuse, submissionWindowMs } from './outcome'
import { findPreviousSubmission, type PreviousSubmission } from './previous-submission'
import { receiptAddress } from './receipt'
import { type StoreSubmissionDeps, storeSubmission } from './store-submission'
import {
  digestOf,
  prepareSubmissionRecord,
  type SubmissionAnswers,
  tombstoneOf,
} from './submission-record'

export type SubmitDeps = StoreSubmissionDeps &
  CaptchaDeps &
  FileStoreDeps & {
    deployment: Pick<Deployment, 'scanner' | 'submitsAtMost' | 'sharedAddressFactor'>
  }

const fallbackWindowMs = 3_600_000
const fallbacksAtMost = 3

/** A submission with valid fields. */
interface Attempt {
  deps: SubmitDeps
  submission: FormSubmission
  form: Form & { name: FormName }
  answers: SubmissionAnswers
  files: ReadFiles
  digest: string
  /** The hash of its tombstone, which exists if the sender had it erased. */
  tombstone: string
  rateLimitKey: string
  formOptions: FormOptions
}

type Accepted = Verdict & { ok: true }

const submissionLimits = ({ deployment }: SubmitDeps): AddressLimits =>
  addressLimits(deployment.submitsAtMost, deployment.sharedAddressFactor)

const fallbackLimits = ({ deployment }: SubmitDeps): AddressLimits =>
  addressLimits(fallbacksAtMost, deployment.sharedAddressFactor)

/** Limits the use of the embedded captcha per address in place of the external one. */
async function mayFallBack({ deps, submission }: Attempt, proof: Proof): Promise<boolean> {
  const { primary, now } = deps
  const atMost = fallbackLimits(deps)[proof]
  const rateLimitKey = await rateLimitKeyOf(deps, 'fallback', submission.address)
  const limit = { rateLimitKey, since: now - fallbackWindowMs, atMost }
  const [times] =
    (await beforeDeadline(deadlines.d1Write, consumeLimits(primary, [limit], now))) ?? []
  return !times || times.length < atMost
}

async function checkCaptcha(attempt: Attempt): Promise<Verdict> {
  const { deps, submission, form } = attempt
  const { key, fields, address } = submission
  if (!form.captcha) return { ok: true, spent: null, proof: 'ordinary' }
  return verifyCaptcha(deps, {
    action: form.name,
    key,
    ip: address,
    fields,
    mayFallBack: (proof) => mayFallBack(attempt, proof),
  })
}

async function store(attempt: Attempt, accepted: Accepted): Promise<Outcome> {
  const { spent, proof } = accepted
  const { deps, submission, form, tombstone, formOptions } = attempt
  const { pageRequest, key } = submission
  const input = { ...attempt, form: form.name, key, locale: pageRequest.locale, spent }
  if (!form.record) throw new Error(`${form.name} has no storage rule`)
  if (!(await storeFiles(attempt))) return refuseUnavailable(attempt, accepted)
  const createRecord = await prepareSubmissionRecord(deps, input, form.record, formOptions)
  const terms = {
    since: deps.now - submissionWindowMs,
    atMost: submissionLimits(deps)[proof],
    tombstone,
  }
  const result = await storeSubmission(deps, createRecord, terms)
  switch (result.state) {
    case 'stored':
      return acceptStored(attempt, { ...result.stored, isPending: false })
    case 'pending':
      return acceptStored(attempt, { ...result.row.submission, isPending: true })
    case 'limited':
      return refuseOver(attempt, result.times, proof)
    case 'replayed':
      return refuseCaptcha(attempt)
    case 'erased':
      return refuse({ kind: 'duplicate' })
    case 'unavailable':
      return refuseUnavailable(attempt, accepted)
  }
}

async function refuseUnavailable(
  { deps, submission, form }: Attempt,
  { spent, proof }: Accepted,
): Promise<Outcome> {
  const passed = await makePass(deps, form.name, submission.key, spent, proof)
  return refuse({ kind: 'unavailable', passed })
}

/** Stores the files before the row, so that no row exists without them. False if that failed. */
async function storeFiles({ deps, submission, form, files, digest }: Attempt): Promise<boolean> {
  if (!containsFiles(files)) return true
  try {
    const folder = folderOf({ form: form.name, key: submission.key, digest })
    const names = await putFiles(deps, folder, Object.values(files).flat())
    // Without D1 they are queued once somebody opens the ticket.
    if (deps.deployment.scanner) {
      await beforeDeadline(deadlines.d1Write, queueScans(deps.primary, names, deps.now))
    }
    return true
  } catch (error) {
    logFailure(error, { part: 'attachments.put', request: deps.requestId })
    return false
  }
}

const refuseOver = ({ deps }: Attempt, times: readonly number[], proof: Proof): Outcome =>
  refuse(
    refusalOver({
      limits: submissionLimits(deps),
      proof,
      times,
      windowMs: submissionWindowMs,
      now: deps.now,
    }),
  )

/** Captcha refusals count towards the rate limit; invalid submissions do not. */
async function countRefusal({ deps, rateLimitKey }: Attempt): Promise<void> {
  await beforeDeadline(deadlines.d1Write, addHits(deps.primary, [rateLimitKey], deps.now))
}

async function refuseCaptcha(attempt: Attempt, isWrong = false): Promise<Outcome> {
  await countRefusal(attempt)
  return refuse({ kind: 'captcha', isWrong })
}

const containsFiles = (files: ReadFiles) => Object.values(files).some((list) => list.length > 0)

/**
 * Refuses files by their content, else stores the submission with what they may contain. The solved
 * captcha remains valid for the next attempt. The digest leaves the marks out, so that a repeat is
 * recognised by another version of the inspection too.
 */
async function storeInspected(attempt: Attempt, accepted: Accepted): Promise<Outcome> {
  const { deps, submission, form, files, answers } = attempt
  const { key, pageRequest } = submission
  const { issues, marks } = await inspectFiles(files, translators[pageRequest.locale])
  if (issues.length === 0) {
    return store({ ...attempt, answers: addMarks(answers, marks) }, accepted)
  }
  const { spent, proof } = accepted
  const passed = form.captcha && (await makePass(deps, form.name, key, spent, proof))
  return refuse({ kind: 'invalid', issues, passed })
}

/** Accepts what is stored under the key; refuses if the key was used for other content. */
async function acceptStored(
  { deps, submission, digest, formOptions }: Attempt,
  stored: PreviousSubmission,
): Promise<Outcome> {
  if (stored.digest !== digest) return refuse({ kind: 'duplicate' })
  const { name, locale } = submission.pageRequest
  const { reference, kind, createdAt, dueOn, isPending } = stored
  const receipt = { reference, kind, at: createdAt, due: dueOn ?? '', isPending }
  const location = await receiptAddress(deps, name, locale, receipt)
  const requestType = formOptions.kindNames[kind] ?? kind
  return { ok: true, accepted: { location, reference, kind, requestType } }
}

interface KnownAttempt {
  /** What key or tombstone decide; null if neither does. */
  outcome: Outcome | null
  /** Hits of the sender's address in the window (epoch ms), oldest first. */
  times: readonly number[]
}

async function lookUpAttempt(attempt: Attempt): Promise<KnownAttempt> {
  const { deps, submission, rateLimitKey, tombstone } = attempt
  const { name, key } = submission
  const lookup = { form: name, key, rateLimitKey, tombstone, since: deps.now - submissionWindowMs }
  const { previous, times, isErased } = await findPreviousSubmission(deps, lookup)
  if (previous) return { outcome: await acceptStored(attempt, previous), times }
  return { outcome: isErased ? refuse({ kind: 'duplicate' }) : null, times }
}

/** Refuses, before anything costly is done, what no answer to a captcha can still make pass. */
function refuseEarly(attempt: Attempt, { outcome, times }: KnownAttempt): Outcome | null {
  if (outcome) return outcome
  const { deps, submission } = attempt
  const limits = submissionLimits(deps)
  const isHopeless =
    times.length >= limits.work ||
    (times.length >= limits.ordinary && isAnsweredRemotely(deps, submission.fields))
  return isHopeless ? refuseOver(attempt, times, 'ordinary') : null
}

async function refuseUnsolved(
  attempt: Attempt,
  verdict: Verdict & { ok: false },
  times: readonly number[],
): Promise<Outcome> {
  const limits = submissionLimits(attempt.deps)
  const isWrong = verdict.why === 'wrong'
  const isRefused = isWrong || verdict.why === 'refused'
  if (times.length >= limits.ordinary) {
    if (isRefused && times.length < limits.work) await countRefusal(attempt)
    const over = refuseOver(attempt, times, 'ordinary')
    return !over.ok && over.refusal.kind === 'challenge'
      ? refuse({ ...over.refusal, isWrong })
      : over
  }
  if (verdict.why === 'limited') return refuseFallback(attempt, verdict.proof)
  return isRefused
    ? refuseCaptcha(attempt, isWrong)
    : refuse({ kind: 'captcha', isProviderDown: verdict.why === 'unavailable' })
}

function refuseFallback({ deps }: Attempt, proof: Proof): Outcome {
  const limits = fallbackLimits(deps)
  const way = wayOn(limits, proof, limits[proof])
  const retryAfter = fallbackWindowMs / 1_000
  if (way === 'solve') return refuse({ kind: 'challenge', retryAfter })
  return refuse({ kind: 'limited', retryAfter, hasStepUp: way === 'either' })
}

/**
 * The first of these decides: key, rate limit, captcha, files, write. The embedded captcha is cheap
 * to verify, so it comes first and the write itself checks key and limit. With an external captcha
 * or with files, key and limit are looked up before. Past the first limit of an address only the
 * step-up challenge passes.
 */
async function decide(attempt: Attempt): Promise<Outcome> {
  const { deps, files } = attempt
  const isExpensive = deps.deployment.captcha.provider !== 'altcha' || containsFiles(files)
  const early = isExpensive ? await lookUpAttempt(attempt) : null
  const refused = early && refuseEarly(attempt, early)
  if (refused) return refused
  const verdict = await checkCaptcha(attempt)
  if (!verdict.ok) {
    const { outcome, times } = early ?? (await lookUpAttempt(attempt))
    return outcome ?? refuseUnsolved(attempt, verdict, times)
  }
  const isOver = early && early.times.length >= submissionLimits(deps)[verdict.proof]
  return isOver ? refuseOver(attempt, early.times, verdict.proof) : storeInspected(attempt, verdict)
}

interface ReadSubmission {
  answers: SubmissionAnswers
  files: ReadFiles
  /** Keyed hash of the answers. */
  digest: string
}

/**
 * Reads the fields and files of a submission by the schema of its form; refuses what it does not
 * accept, a captcha without an answer among it. What is in the files is not looked at.
 */
export async function readSubmission(
  deps: DataKeyringDeps & { now: number },
  { pageRequest, name, fields, files: sentFiles }: FormSubmission,
  formOptions: FormOptions,
): Promise<{ ok: true; read: ReadSubmission } | (Outcome & { ok: false })> {
  const form: Form & { name: FormName } = forms[name]
  const t = translators[pageRequest.locale]
  const context = { t, lists: optionValuesOf(formOptions.lists), today: riyadhDate(deps.now) }
  const read = readForm(form, { ...fields, ...sentFiles }, context)
  const captchaIssues = form.captcha && !isAnswered(fields) ? [captchaIssue(t, form.captcha)] : []
  const issues = [...(read.ok ? [] : read.issues), ...captchaIssues]
  if (!read.ok || issues.length > 0) return { ok: false, refusal: { kind: 'invalid', issues } }
  const files = readFiles(sentFiles)
  const answers: SubmissionAnswers = { ...read.values, ...(await describeFiles(deps, files)) }
  return { ok: true, read: { answers, files, digest: await digestOf(deps, name, answers) } }
}

/**
 * Processes a submission: schema, idempotency key, rate limit, captcha, files, one write. A repeat
 * gets the first outcome and needs neither rate limit nor captcha.
 */
export async function submit(
  deps: SubmitDeps,
  submission: FormSubmission,
  formOptions: FormOptions,
): Promise<Outcome> {
  const { name, key, address } = submission
  const result = await readSubmission(deps, submission, formOptions)
  if (!result.ok) return result
  const { digest } = result.read
  const [rateLimitKey, pending, tombstone] = await Promise.all([
    rateLimitKeyOf(deps, 'submit', address),
    findPending(deps, name, key),
    tombstoneOf(deps, { form: name, idempotencyKey: key, digest }),
  ])
  const form = forms[name]
  const attempt = { ...result.read, deps, submission, form, tombstone, rateLimitKey, formOptions }
  return pending
    ? acceptStored(attempt, { ...pending.submission, isPending: true })
    : decide(attempt)
}
