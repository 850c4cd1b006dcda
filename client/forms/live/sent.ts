import type { Form } from '#domain/forms/form'
import type { Files, Input } from './send'

const place = 'sent'

/** Tells content from other content, and nobody what it was. */
async function digestOf(of: Form, input: Input, files: Files): Promise<string> {
  const answers = Object.keys(of.fields).map(
    (name) => input[name] ?? files[name]?.map((file) => [file.name, file.size, file.lastModified]),
  )
  const bytes = new TextEncoder().encode(JSON.stringify([of.name, answers]))
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/**
 * The key under which the same content was taken from this tab before, else the form's own: who
 * comes back from the receipt to a new form and sends the same again gets the same receipt.
 */
export async function recallKey(of: Form, input: Input, files: Files): Promise<string> {
  try {
    const [digest, key] = sessionStorage.getItem(place)?.split(' ') ?? []
    if (key && digest === (await digestOf(of, input, files))) return key
  } catch {
    // Storage is blocked: each form is sent under its own key.
  }
  return input.idempotencyKey ?? ''
}

/** Notes what was taken, for as long as the tab is open. */
export async function rememberKey(of: Form, input: Input, files: Files): Promise<void> {
  try {
    sessionStorage.setItem(place, `${await digestOf(of, input, files)} ${input.idempotencyKey}`)
  } catch {}
}
