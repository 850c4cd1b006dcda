import { proofFields } from '#domain/forms/captcha'
import { type Form, type ReadContext, readForm } from '#domain/forms/form'
import { captchaIssue, type Issue } from '#domain/forms/issue'
import type { CaptchaState, FormState } from '#domain/forms/personal-state'
import { type PostOptions, post } from '../../boot/post'

/** Fields of a submission with form name, idempotency key and captcha answer. */
export type Input = Record<string, string>

/** Chosen files by field name. */
export type Files = Record<string, File[]>

/** URL to go to, or the form with the server's issues; null without a valid response. */
type SendResult = { location: string } | { form: FormState } | null

function hasPassed(input: Input): boolean {
  return proofFields.some((name) => input[name]?.trim())
}

/** Issues that the server would find, without a request. */
export function findIssues(
  of: Form,
  input: Input,
  files: Files,
  captcha: CaptchaState | null,
  context: ReadContext,
): Issue[] {
  const read = readForm(of, { ...input, ...files }, context)
  const issues = read.ok ? [] : read.issues
  if (!of.captcha || !captcha || hasPassed(input)) return issues
  return [...issues, captchaIssue(context.t, of.captcha)]
}

async function readAnswer(response: Response): Promise<SendResult> {
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) return null
  if (!response.ok) {
    // The worker of the same build wrote it (domain/forms/personal-state.ts).
    return 'form' in body && body.form ? { form: body.form as FormState } : null
  }
  const hasLocation = 'location' in body && typeof body.location === 'string'
  return hasLocation ? { location: String(body.location) } : null
}

function bodyOf(input: Input, files: Files): Input | FormData {
  const chosen = Object.entries(files).flatMap(([name, list]) =>
    list.map((file) => [name, file] as const),
  )
  if (chosen.length === 0) return input
  const body = new FormData()
  for (const [name, value] of Object.entries(input)) body.append(name, value)
  for (const [name, file] of chosen) body.append(name, file)
  return body
}

/** Submits a form to its page; never rejects. */
export async function sendForm(
  address: string,
  input: Input,
  files: Files = {},
  options: PostOptions = {},
): Promise<SendResult> {
  return post(address, bodyOf(input, files), { key: input.idempotencyKey, ...options })
    .then(readAnswer)
    .catch(() => null)
}

const storageKey = 'sent'

/** A digest, so that nothing of the content is stored. */
async function digestOf(of: Form, input: Input, files: Files): Promise<string> {
  const answers = Object.keys(of.fields).map(
    (name) => input[name] ?? files[name]?.map((file) => [file.name, file.size, file.lastModified]),
  )
  const bytes = new TextEncoder().encode(JSON.stringify([of.name, answers]))
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/**
 * Idempotency key under which this tab has already submitted the same content, else the form's own
 * key. Visitors who return from the receipt and submit the same content again get the same receipt.
 */
export async function recallKey(of: Form, input: Input, files: Files): Promise<string> {
  try {
    const [digest, key] = sessionStorage.getItem(storageKey)?.split(' ') ?? []
    if (key && digest === (await digestOf(of, input, files))) return key
  } catch {
    // Storage is blocked: each form uses its own key.
  }
  return input.idempotencyKey ?? ''
}

/** Remembers an accepted submission until the tab is closed. */
export async function rememberKey(of: Form, input: Input, files: Files): Promise<void> {
  try {
    sessionStorage.setItem(
      storageKey,
      `${await digestOf(of, input, files)} ${input.idempotencyKey}`,
    )
  } catch {}
}
