import type { Form } from '#domain/forms/form'
import type { Files, Input } from './send'

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
