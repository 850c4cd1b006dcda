import * as v from 'valibot'
import type { PlainKey, Translate } from '../messages/translate'
import type { RouteName } from '../site/routes'
import { isBlank } from '../text/clean-text'
import { type Field, files, type ListName } from './field'
import { chosenFiles, cleanFileName, findFileIssues } from './files'
import { describeIssue, type Issue, type ValidationKey } from './issue'

type Fields = Record<string, Field>

export interface Form<F extends Fields = Fields> {
  /** Value of the hidden field `form`. */
  name: string
  /** Page that shows the form and receives its POST. */
  page: RouteName
  fields: F
  /** Message for a missing or rejected captcha; null for forms protected by rate limits only. */
  captcha: ValidationKey | null
  /** Message of the error catalogue for a failed submission. */
  failure: PlainKey
  /** Storage rule; absent for forms that store nothing. */
  record?: StorageRule
}

/** Fields that provide kind and topic; the kind is the prefix of the reference. */
export interface StorageRule {
  kind: { from: string } | { is: string }
  topic?: string
  /** Default: a ticket. */
  as?: 'subscription'
}

export type Values<F extends Form> = {
  [N in keyof F['fields']]:
    | v.InferOutput<F['fields'][N]['schema']>
    | (F['fields'][N] extends { isOptional: true } ? null : never)
}

/** Allowed values per option list. */
export type Lists = Partial<Record<ListName, readonly string[]>>

export function fileFields({ fields }: Form): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.control === 'files')
}

/** Reduces option lists to their values. */
export function optionValuesOf(
  lists: Partial<Record<ListName, readonly { value: string }[]>>,
): Lists {
  const pairs = Object.entries(lists).map(([name, options]) => [
    name,
    options.map(({ value }) => value),
  ])
  return Object.fromEntries(pairs)
}

export type ReadFormResult<F extends Form> =
  | { ok: true; values: Values<F> }
  | { ok: false; issues: Issue[] }

export interface ReadContext {
  t: Translate
  lists: Lists
  /** Current Riyadh day, `YYYY-MM-DD`. */
  today: string
}

export function defineForm<const F extends Form>(form: F): F {
  return form
}

function isEmptyInput(input: unknown): boolean {
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
  if (field.isOptional && isEmptyInput(input)) return { ok: true, value: null }
  const parsed = v.safeParse(field.schema, input, { abortPipeEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return refuse(describeIssue(t, issue))
  }
  const isOffered = !field.list || lists[field.list]?.includes(String(parsed.output))
  if (!isOffered) return refuse(t('validation.invalid'))
  const isPast = field.notBefore === 'today' && String(parsed.output) < today
  return isPast ? refuse(t('validation.pastDate')) : { ok: true, value: parsed.output }
}

/**
 * Validates a submission: the normalised values, or all issues in the order of the fields. Fields
 * that the form does not define are dropped.
 */
export function readForm<F extends Form>(
  form: F,
  input: Record<string, unknown>,
  context: ReadContext,
): ReadFormResult<F> {
  const issues: Issue[] = []
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const read = readField(field, input[name], context)
    if (read.ok) values[name] = read.value
    else issues.push(...read.messages.map((message) => ({ field: name, message })))
  }
  if (issues.length > 0) return { ok: false, issues }
  // Each field was parsed by its own schema.
  return { ok: true, values: values as Values<F> }
}
