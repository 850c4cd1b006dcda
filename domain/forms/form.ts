import * as v from 'valibot'
import type { PlainKey, Translate } from '../messages/index'
import type { RouteName } from '../routes'
import type { Field, ListName } from './field'
import { type Issue, tellIssue, type ValidationKey } from './issue'

type Fields = Record<string, Field>

export interface Form<F extends Fields = Fields> {
  /** What the hidden field `form` says. */
  name: string
  /** The page it stands on, and whose address it is sent to. */
  page: RouteName
  fields: F
  /** The sentence for a visitor whose captcha is missing or refused; null where limits do instead. */
  captcha: ValidationKey | null
  /** The error catalogue's sentence for when sending fails. */
  failure: PlainKey
  /** How it is filed; absent for a form that stores nothing. */
  record?: Filing
}

/** Fields that say what kind of request it is and what about; the kind is its reference's prefix. */
export interface Filing {
  kind: { from: string } | { is: string }
  topic?: string
}

export type Values<F extends Form> = {
  [N in keyof F['fields']]: v.InferOutput<F['fields'][N]['schema']>
}

/** What may be chosen, by list: the values the page's payload offers. */
export type Lists = Partial<Record<ListName, readonly string[]>>

export type Read<F extends Form> = { ok: true; values: Values<F> } | { ok: false; issues: Issue[] }

export interface ReadContext {
  t: Translate
  lists: Lists
}

export function defineForm<const F extends Form>(form: F): F {
  return form
}

function readField(field: Field, input: unknown, { t, lists }: ReadContext) {
  const parsed = v.safeParse(field.schema, input, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { ok: false as const, message: tellIssue(t, issue.message, issue.requirement) }
  }
  const isOffered = !field.list || lists[field.list]?.includes(String(parsed.output))
  if (!isOffered) return { ok: false as const, message: t('validation.invalid') }
  return { ok: true as const, value: parsed.output }
}

/**
 * Reads a form's fields: their values as they are stored, or what is wrong with each, in the order
 * in which they stand. Fields that the form does not have are left out.
 */
export function readForm<F extends Form>(
  form: F,
  input: Record<string, unknown>,
  context: ReadContext,
): Read<F> {
  const issues: Issue[] = []
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const read = readField(field, input[name], context)
    if (read.ok) values[name] = read.value
    else issues.push({ field: name, message: read.message })
  }
  if (issues.length > 0) return { ok: false, issues }
  // Every field of the form was read by its own schema.
  return { ok: true, values: values as Values<F> }
}
