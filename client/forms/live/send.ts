import { proofFields } from '#domain/forms/captcha'
import { type Form, type ReadContext, readForm } from '#domain/forms/form'
import { captchaIssue, type Issue } from '#domain/forms/issue'
import type { CaptchaState, FormState } from '#domain/forms/personal-state'
import { type PostOptions, post } from '../../boot/post'

/** What is sent: the fields, which form it is, its key, and the answer to its captcha. */
export type Input = Record<string, string>

/** What was chosen for the fields that hold files. */
export type Files = Record<string, File[]>

/** Where it went, the form as the server sees it now, or null when there is no such answer. */
export type Answer = { location: string } | { form: FormState } | null

function hasPassed(input: Input): boolean {
  return proofFields.some((name) => input[name]?.trim())
}

/** What the server would refuse, found without asking it. */
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

async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) return null
  if (!response.ok) {
    // The worker of this very build wrote it (domain/forms/own).
    return 'form' in body && body.form ? { form: body.form as FormState } : null
  }
  const isThere = 'location' in body && typeof body.location === 'string'
  return isThere ? { location: String(body.location) } : null
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

/** Sends a form's input to its page; never rejects. */
export async function sendForm(
  address: string,
  input: Input,
  files: Files = {},
  options: PostOptions = {},
): Promise<Answer> {
  return post(address, bodyOf(input, files), { key: input.idempotencyKey, ...options })
    .then(readAnswer)
    .catch(() => null)
}
