import { addTries, takeTries } from '#db/rate-limits/rate-limit-hits'
import { riyadhDate } from '#domain/dates/calendar'
import { type Form, readForm, valuesOf } from '#domain/forms/form'
import { captchaIssue } from '#domain/forms/issue'
import { type FormName, forms } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import type { FormBasis } from '#domain/payloads/forms'
import { findContentIssues, type ReadFiles, readFiles } from '../attachments/read'
import { describeFiles, putFiles } from '../attachments/store'
import { isAnswered, makePass, verifyCaptcha } from '../captcha/captcha'
import type { Spent, Verdict } from '../captcha/verdict'
import { describeError, log } from '../log'
import { budgets, ifWithin } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { bucketOf } from '../security/rate-limit-key'
import type { Posted } from './form-submission'
import { findPending } from './outbox'
import { type Outcome, refuse, secondsUntilRoom } from './outcome'
import { type Earlier, findEarlier } from './previous-submission'
import { receiptAddress, type Slip } from './receipt'
import { register } from './store-submission'
import { type Answers, digestOf, prepareRow, tombstoneOf } from './submission-record'

const windowMs = 600_000
const fallbackWindowMs = 3_600_000
const fallbacksAtMost = 3

async function take({ work, asked }: Posted, slip: Slip, basis: FormBasis): Promise<Outcome> {
  const location = await receiptAddress(work, asked.name, asked.locale, slip)
  const requestType = basis.kindNames[slip.kind] ?? slip.kind
  return { ok: true, taken: { location, reference: slip.reference, requestType } }
}

/** Captcha refusals count towards the limit; posts that are merely wrong do not. */
async function countRefusal({ work }: Posted, bucket: string): Promise<void> {
  await ifWithin(budgets.d1Write, addTries(work.primary, [bucket], work.now))
}

/** Whether this address may still use the embedded captcha in place of another that is away. */
async function mayFallBack({ work, address }: Posted): Promise<boolean> {
  const { primary, now } = work
  const bucket = await bucketOf(work, 'fallback', address)
  const limit = { bucket, since: now - fallbackWindowMs, atMost: fallbacksAtMost }
  const [times] = (await ifWithin(budgets.d1Write, takeTries(primary, [limit], now))) ?? []
  return !times || times.length < fallbacksAtMost
}

/** A form that was read and is right, on its way to be stored. */
interface Attempt {
  posted: Posted
  form: Form & { name: FormName }
  answers: Answers
  files: ReadFiles
  digest: string
  /** What its tombstone would be known by, had its sender had it erased. */
  tombstone: string
  bucket: string
  basis: FormBasis
}

async function check({ posted, form }: Attempt): Promise<Verdict> {
  const { work, key, fields, address } = posted
  if (!form.captcha) return { ok: true, spent: null }
  return verifyCaptcha(work, {
    ...{ action: form.name, key, ip: address, fields },
    mayFallBack: () => mayFallBack(posted),
  })
}

async function store(of: Attempt, spent: Spent): Promise<Outcome> {
  const { posted, form, answers, digest, tombstone, bucket, basis } = of
  const { work, asked, key } = posted
  const request = { form: form.name, key, locale: asked.locale, answers, digest, bucket, spent }
  if (!form.record) throw new Error(`${form.name} is filed nowhere`)
  if (!(await storeFiles(of))) return unavailable(of, spent)
  const makeRow = await prepareRow(work, request, form.record, basis)
  const terms = { since: work.now - windowMs, atMost: work.deployment.submitsAtMost, tombstone }
  const registered = await register(work, makeRow, terms)
  switch (registered.state) {
    case 'stored':
      return answerEarlier(of, { ...registered.stored, isPending: false })
    case 'pending':
      return answerEarlier(of, { ...registered.row.submission, isPending: true })
    case 'limited':
      return limited(registered.times, work)
    case 'replayed':
      return refuseCaptcha(of)
    case 'erased':
      return refuse({ kind: 'duplicate' })
    case 'unavailable':
      return unavailable(of, spent)
  }
}

async function unavailable({ posted, form }: Attempt, spent: Spent): Promise<Outcome> {
  const { work, key } = posted
  return refuse({ kind: 'unavailable', passed: await makePass(work, form.name, key, spent) })
}

/** Whether the request's files, if it has any, are stored: they come before its row. */
async function storeFiles({ posted, form, files, digest }: Attempt): Promise<boolean> {
  const { work, key } = posted
  if (!holdsAny(files)) return true
  try {
    await putFiles(work, { form: form.name, key, digest }, Object.values(files).flat())
    return true
  } catch (error) {
    log('error', {
      event: 'failure',
      part: 'attachments.put',
      request: work.requestId,
      ...describeError(error),
    })
    return false
  }
}

const limited = (times: number[], { now }: Work): Outcome =>
  refuse({ kind: 'limited', retryAfter: secondsUntilRoom(times, windowMs, now) })

async function refuseCaptcha({ posted, bucket }: Attempt, isWrong = false): Promise<Outcome> {
  await countRefusal(posted, bucket)
  return refuse({ kind: 'captcha', isWrong })
}

const holdsAny = (files: ReadFiles) => Object.values(files).some((list) => list.length > 0)

/** What is wrong with the files; the captcha that was answered stands for the next try. */
async function refuseFiles(
  { posted, form, files }: Attempt,
  spent: Spent,
): Promise<Outcome | null> {
  const { work, key, asked } = posted
  const issues = await findContentIssues(files, translators[asked.locale])
  if (issues.length === 0) return null
  const passed = form.captcha && (await makePass(work, form.name, key, spent))
  return refuse({ kind: 'invalid', issues, passed })
}

/** The first answer again, or a refusal when the key came with other content. */
async function answerEarlier(of: Attempt, earlier: Earlier): Promise<Outcome> {
  if (earlier.digest !== of.digest) return refuse({ kind: 'duplicate' })
  const { reference, kind, createdAt, dueOn, isPending } = earlier
  return take(of.posted, { reference, kind, at: createdAt, due: dueOn ?? '', isPending }, of.basis)
}

/** The answer that key or limit give by themselves; null where the captcha decides. */
async function answerKnown(of: Attempt): Promise<Outcome | null> {
  const { posted, bucket, tombstone } = of
  const { work, name, key } = posted
  const wanted = { form: name, key, bucket, tombstone, since: work.now - windowMs }
  const { earlier, times, isErased } = await findEarlier(work, wanted)
  if (earlier) return answerEarlier(of, earlier)
  if (isErased) return refuse({ kind: 'duplicate' })
  return times.length >= work.deployment.submitsAtMost ? limited(times, work) : null
}

/**
 * Key, limit, captcha, files, one durable write: whatever stands earlier in this order decides. An answer to
 * the embedded captcha costs nothing to check, so it is checked at once, and key and limit are asked
 * for by the write itself; with another provider, or files to store, they are asked before.
 */
async function settle(of: Attempt): Promise<Outcome> {
  const { work } = of.posted
  const isDear = work.deployment.captcha.provider !== 'altcha' || holdsAny(of.files)
  const known = isDear ? await answerKnown(of) : null
  if (known) return known
  const verdict = await check(of)
  if (verdict.ok) return (await refuseFiles(of, verdict.spent)) ?? store(of, verdict.spent)
  const first = isDear ? null : await answerKnown(of)
  if (first) return first
  if (verdict.why === 'limited') return refuse({ kind: 'limited', retryAfter: 3_600 })
  const isWrong = verdict.why === 'wrong'
  return isWrong || verdict.why === 'refused'
    ? refuseCaptcha(of, isWrong)
    : refuse({ kind: 'captcha', isAway: verdict.why === 'away' })
}

/**
 * Takes a request in, in this order: schema, idempotency key, limit, captcha, files, one write. A
 * repeat gets the first answer and costs neither limit nor captcha.
 */
export async function submit(posted: Posted, basis: FormBasis): Promise<Outcome> {
  const { work, asked, name, key, fields, address } = posted
  const form: Form & { name: FormName } = forms[name]
  const t = translators[asked.locale]
  const context = { t, lists: valuesOf(basis.lists), today: riyadhDate(work.now) }
  const read = readForm(form, { ...fields, ...posted.files }, context)
  const unproven = form.captcha && !isAnswered(fields) ? [captchaIssue(t, form.captcha)] : []
  const issues = [...(read.ok ? [] : read.issues), ...unproven]
  if (!read.ok || issues.length > 0) return refuse({ kind: 'invalid', issues })
  const files = readFiles(posted.files)
  const answers: Answers = { ...read.values, ...(await describeFiles(work, files)) }
  const [digest, bucket] = await Promise.all([
    digestOf(work, name, answers),
    bucketOf(work, 'submit', address),
  ])
  const [pending, tombstone] = await Promise.all([
    findPending(work, name, key),
    tombstoneOf(work, { form: name, idempotencyKey: key, digest }),
  ])
  const of = { posted, form, answers, files, digest, tombstone, bucket, basis }
  return pending ? answerEarlier(of, { ...pending.submission, isPending: true }) : settle(of)
}
