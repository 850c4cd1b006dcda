import { foldDigits, unifyLineBreaks } from '../text/clean-text'
import type { FieldForm, GroupForm, VariantForm } from './field-form'

/** Values as they are typed, by the structure of a form; an empty text for no value. */
export type Typed = string | Typed[] | { [name: string]: Typed }
export type TypedGroup = { [name: string]: Typed }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Mark of a box that is ticked. */
const on = 'on'

function fieldsOf(form: VariantForm, typed: unknown): GroupForm['fields'] {
  const chosen = isGroup(typed) ? String(typed[form.key] ?? '') : ''
  const { [form.key]: _, ...fields } = form.options[chosen] ?? {}
  return fields
}

/** The parts of a list: in a content file an array, of the controls of a form by their numbers. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const numbers = isGroup(value) ? Object.keys(value).filter((name) => /^\d{1,3}$/.test(name)) : []
  const sorted = numbers.toSorted((one, other) => Number(one) - Number(other))
  return sorted.map((name) => (value as TypedGroup)[name])
}

/** The values of a content file, or those that were sent by its form, as a form shows them. */
export function toTyped(form: FieldForm, value: unknown): Typed {
  switch (form.control) {
    case 'group':
      return toTypedGroup(form.fields, value)
    case 'variant':
      return {
        [form.key]: isGroup(value) ? String(value[form.key] ?? '') : '',
        ...toTypedGroup(fieldsOf(form, value), value),
      }
    case 'list':
      return partsOf(value).map((item) => toTyped(form.item, item))
    case 'choices': {
      if (isGroup(value))
        return Object.fromEntries(Object.entries(value).map(([name, mark]) => [name, String(mark)]))
      // Those that are chosen stand first, in their order.
      const chosen = Array.isArray(value) ? value : []
      const others = form.values.filter((one) => !chosen.includes(one))
      return Object.fromEntries([
        ...chosen.map((one) => [one, on]),
        ...others.map((one) => [one, '']),
      ])
    }
    case 'switch':
      return value === true || value === on ? on : ''
    default:
      return value === undefined || typeof value === 'object' ? '' : String(value)
  }
}

export function toTypedGroup(fields: GroupForm['fields'], value: unknown): TypedGroup {
  const own = isGroup(value) ? value : {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, form]) => [name, toTyped(form, own[name])]),
  )
}

/** True if nothing is typed or ticked in any control. */
function isBlank(typed: Typed | undefined): boolean {
  if (typed === undefined || typeof typed === 'string') return !typed?.trim()
  return Object.values(typed).every(isBlank)
}

/** The values of a form as a content file has them; undefined for no value. */
function readTyped(form: FieldForm, typed: Typed | undefined): unknown {
  const isEmpty = isBlank(typed)
  if ('isNullable' in form && isEmpty && form.control !== 'switch') {
    if (form.isNullable) return null
    if (form.isOptional) return undefined
  }
  switch (form.control) {
    case 'group':
      return readTypedGroup(form.fields, typed)
    case 'variant':
      return {
        [form.key]: isGroup(typed) ? typed[form.key] : '',
        ...readTypedGroup(fieldsOf(form, typed), typed),
      }
    case 'list':
      return Array.isArray(typed)
        ? typed.filter((item) => !isBlank(item)).map((item) => readTyped(form.item, item))
        : []
    case 'choices':
      return Object.entries(isGroup(typed) ? typed : {}).flatMap(([name, mark]) =>
        mark === on ? (form.values.find((one) => String(one) === name) ?? []) : [],
      )
    case 'switch':
      return typed === on || (form.isOptional ? undefined : false)
    default:
      return readLeaf(form, String(typed ?? ''))
  }
}

function readLeaf(form: Exclude<FieldForm, { fields: unknown }>, typed: string): unknown {
  const text = unifyLineBreaks(typed).trim()
  if (form.control === 'choice') return form.values.find((one) => String(one) === text) ?? text
  if (form.control !== 'number' || text === '') return text === '' ? undefined : text
  const number = Number(foldDigits(text))
  // Text that is no number stays, so that its schema says so.
  return Number.isNaN(number) ? text : number
}

export function readTypedGroup(
  fields: GroupForm['fields'],
  typed: unknown,
): Record<string, unknown> {
  const own = isGroup(typed) ? (typed as TypedGroup) : {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, form]) => {
      const value = readTyped(form, own[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Values with another text at a path, which may be that of a part after the last; else as they are. */
export function putTyped(typed: Typed | undefined, path: readonly string[], text: string): Typed {
  const [name, ...rest] = path
  if (name === undefined) return typeof typed === 'object' ? typed : text
  if (Array.isArray(typed)) {
    if (name === String(typed.length)) return [...typed, putTyped(undefined, rest, text)]
    if (!Object.hasOwn(typed, name)) return typed
    return typed.with(Number(name), putTyped(typed[Number(name)], rest, text))
  }
  if (!isGroup(typed) || !Object.hasOwn(typed, name)) return typed ?? ''
  return { ...typed, [name]: putTyped(typed[name], rest, text) }
}
