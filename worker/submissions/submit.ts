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
import { type CaptchaDeps, isAnswered, makePass, verifyCaptcha } from '../captcha/captcha'
import type { Spent, Verdict } from '../captcha/verdict'
import type { Deployment } from '../env'
import { logFailure } from '../log'
import { beforeDeadline, deadlines } from '../runtime/deadlines'
import { rateLimitKeyOf } from '../security/keyrings'
import type { FormSubmission } from './form-submission'
import { findPending } from './outbox'
import { type Outcome, refuse, secondsUntilAllowed, submissionWindowMs } from './outcome'
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
  FileStoreDeps & { deployment: Pick<Deployment, 'scanner' | 'submitsAtMost'> }

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

/** Limits the use of the embedded captcha per address while the external one is unavailable. */
async function mayFallBack({ deps, submission }: Attempt): Promise<boolean> {
  const { primary, now } = deps
  const rateLimitKey = await rateLimitKeyOf(deps, 'fallback', submission.address)
  const limit = { rateLimitKey, since: now - fallbackWindowMs, atMost: fallbacksAtMost }
  const [times] =
    (await beforeDeadline(deadlines.d1Write, consumeLimits(primary, [limit], now))) ?? []
  return !times || times.length < fallbacksAtMost
}

async function checkCaptcha(attempt: Attempt): Promise<Verdict> {
  const { deps, submission, form } = attempt
  const { key, fields, address } = submission
  if (!form.captcha) return { ok: true, spent: null }
  return verifyCaptcha(deps, {
    action: form.name,
    key,
    ip: address,
    fields,
    mayFallBack: () => mayFallBack(attempt),
  })
}

async function store(attempt: Attempt, spent: Spent): Promise<Outcome> {
  const { deps, submission, form, tombstone, formOptions } = attempt
  const { pageRequest, key } = submission
  const input = { ...attempt, form: form.name, key, locale: pageRequest.locale, spent }
  if (!form.record) throw new Error(`${form.name} has no storage rule`)
  if (!(await storeFiles(attempt))) return refuseUnavailable(attempt, spent)
  const createRecord = await prepareSubmissionRecord(deps, input, form.record, formOptions)
  const terms = {
    since: deps.now - submissionWindowMs,
    atMost: deps.deployment.submitsAtMost,
    tombstone,
  }
  const result = await storeSubmission(deps, createRecord, terms)
  switch (result.state) {
    case 'stored':
      return acceptStored(attempt, { ...result.stored, isPending: false })
    case 'pending':
      return acceptStored(attempt, { ...result.row.submission, isPending: true })
    case 'limited':
      return refuseLimited(attempt, result.times)
    case 'replayed':
      return refuseCaptcha(attempt)
    case 'erased':
      return refuse({ kind: 'duplicate' })
    case 'unavailable':
      return refuseUnavailable(attempt, spent)
  }
}

async function refuseUnavailable(
  { deps, submission, form }: Attempt,
  spent: Spent,
): Promise<Outcome> {
  const passed = await makePass(deps, form.name, submission.key, spent)
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

const refuseLimited = ({ deps }: Attempt, times: number[]): Outcome =>
  refuse({ kind: 'limited', retryAfter: secondsUntilAllowed(times, submissionWindowMs, deps.now) })

/** Captcha refusals count towards the rate limit; invalid submissions do not. */
async function refuseCaptcha({ deps, rateLimitKey }: Attempt, isWrong = false): Promise<Outcome> {
  await beforeDeadline(deadlines.d1Write, addHits(deps.primary, [rateLimitKey], deps.now))
  return refuse({ kind: 'captcha', isWrong })
}

const containsFiles = (files: ReadFiles) => Object.values(files).some((list) => list.length > 0)

/**
 * Refuses files by their content, else stores the submission with what they may contain. The solved
 * captcha remains valid for the next attempt. The digest leaves the marks out, so that a repeat is
 * recognised by another version of the inspection too.
 */
async function storeInspected(attempt: Attempt, spent: Spent): Promise<Outcome> {
  const { deps, submission, form, files, answers } = attempt
  const { key, pageRequest } = submission
  const { issues, marks } = await inspectFiles(files, translators[pageRequest.locale])
  if (issues.length === 0) return store({ ...attempt, answers: addMarks(answers, marks) }, spent)
  const passed = form.captcha && (await makePass(deps, form.name, key, spent))
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

/** The outcome that key, tombstone or rate limit decide; null if none of them does. */
async function findKnownOutcome(attempt: Attempt): Promise<Outcome | null> {
  const { deps, submission, rateLimitKey, tombstone } = attempt
  const { name, key } = submission
  const lookup = { form: name, key, rateLimitKey, tombstone, since: deps.now - submissionWindowMs }
  const { previous, times, isErased } = await findPreviousSubmission(deps, lookup)
  if (previous) return acceptStored(attempt, previous)
  if (isErased) return refuse({ kind: 'duplicate' })
  return times.length >= deps.deployment.submitsAtMost ? refuseLimited(attempt, times) : null
}

/**
 * The first of these decides: key, rate limit, captcha, files, write. The embedded captcha is cheap
 * to verify, so it comes first and the write itself checks key and limit. With an external captcha
 * or with files, key and limit are looked up before.
 */
async function decide(attempt: Attempt): Promise<Outcome> {
  const { deps, files } = attempt
  const isExpensive = deps.deployment.captcha.provider !== 'altcha' || containsFiles(files)
  const known = isExpensive ? await findKnownOutcome(attempt) : null
  if (known) return known
  const verdict = await checkCaptcha(attempt)
  if (verdict.ok) return storeInspected(attempt, verdict.spent)
  const stored = isExpensive ? null : await findKnownOutcome(attempt)
  if (stored) return stored
  if (verdict.why === 'limited') return refuse({ kind: 'limited', retryAfter: 3_600 })
  const isWrong = verdict.why === 'wrong'
  return isWrong || verdict.why === 'refused'
    ? refuseCaptcha(attempt, isWrong)
    : refuse({ kind: 'captcha', isProviderDown: verdict.why === 'unavailable' })
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
  const { pageRequest, name, key, fields, address } = submission
  const form: Form & { name: FormName } = forms[name]
  const t = translators[pageRequest.locale]
  const context = { t, lists: optionValuesOf(formOptions.lists), today: riyadhDate(deps.now) }
  const read = readForm(form, { ...fields, ...submission.files }, context)
  const captchaIssues = form.captcha && !isAnswered(fields) ? [captchaIssue(t, form.captcha)] : []
  const issues = [...(read.ok ? [] : read.issues), ...captchaIssues]
  if (!read.ok || issues.length > 0) return refuse({ kind: 'invalid', issues })
  const files = readFiles(submission.files)
  const answers: SubmissionAnswers = { ...read.values, ...(await describeFiles(deps, files)) }
  const [digest, rateLimitKey] = await Promise.all([
    digestOf(deps, name, answers),
    rateLimitKeyOf(deps, 'submit', address),
  ])
  const [pending, tombstone] = await Promise.all([
    findPending(deps, name, key),
    tombstoneOf(deps, { form: name, idempotencyKey: key, digest }),
  ])
  const attempt = {
    deps,
    submission,
    form,
    answers,
    files,
    digest,
    tombstone,
    rateLimitKey,
    formOptions,
  }
  return pending
    ? acceptStored(attempt, { ...pending.submission, isPending: true })
    : decide(attempt)
}
