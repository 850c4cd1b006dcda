import * as v from 'valibot'
import type { PlainKey, Translate } from '../messages/translate'
import type { RouteName } from '../site/routes'
import { isBlank } from '../text/clean-text'
import { type Field, files, type ListName } from './field'
import { chosenFiles, cleanFileName, findFileIssues } from './files'
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
  /** What it is stored as; a request, unless it says otherwise. */
  as?: 'subscription'
}

export type Values<F extends Form> = {
  [N in keyof F['fields']]:
    | v.InferOutput<F['fields'][N]['schema']>
    | (F['fields'][N] extends { isOptional: true } ? null : never)
}

/** What may be chosen, by list: the values the page's payload offers. */
export type Lists = Partial<Record<ListName, readonly string[]>>

/** Names of the fields that hold files. */
export function fileFields({ fields }: Form): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.control === 'files')
}

/** The values of some lists' options. */
export function valuesOf(lists: Partial<Record<ListName, readonly { value: string }[]>>): Lists {
  const pairs = Object.entries(lists).map(([name, options]) => [
    name,
    options.map(({ value }) => value),
  ])
  return Object.fromEntries(pairs)
}

export type Read<F extends Form> = { ok: true; values: Values<F> } | { ok: false; issues: Issue[] }

export interface ReadContext {
  t: Translate
  lists: Lists
  /** The day it is in Riyadh. */
  today: string
}

export function defineForm<const F extends Form>(form: F): F {
  return form
}

function isLeftEmpty(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && isBlank(input))
}

type ReadField = { ok: true; value: unknown } | { ok: false; messages: string[] }

const refuse = (...messages: string[]): ReadField => ({ ok: false, messages })

function readFiles(input: unknown, { t }: ReadContext): ReadField {
  const parsed = v.safeParse(files, input ?? [])
  if (!parsed.success) return refuse(t('validation.invalid'))
  const chosen = chosenFiles(parsed.output)
  const issues = findFileIssues(chosen, t)
  if (issues.length > 0) return refuse(...issues)
  return { ok: true, value: chosen.map(({ name, size }) => ({ name: cleanFileName(name), size })) }
}

function readField(field: Field, input: unknown, context: ReadContext): ReadField {
  const { t, lists, today } = context
  if (field.control === 'files') return readFiles(input, context)
  if (field.isOptional && isLeftEmpty(input)) return { ok: true, value: null }
  const parsed = v.safeParse(field.schema, input, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return refuse(tellIssue(t, issue))
  }
  const isOffered = !field.list || lists[field.list]?.includes(String(parsed.output))
  if (!isOffered) return refuse(t('validation.invalid'))
  const isPast = field.notBefore === 'today' && String(parsed.output) < today
  return isPast ? refuse(t('validation.pastDate')) : { ok: true, value: parsed.output }
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
    else issues.push(...read.messages.map((message) => ({ field: name, message })))
  }
  if (issues.length > 0) return { ok: false, issues }
  // Every field of the form was read by its own schema.
  return { ok: true, values: values as Values<F> }
}
