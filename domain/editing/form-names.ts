import { type Locale, locales } from '../site/locale'
import type { FieldForm, GroupForm } from './field-form'
import { type Typed, type TypedGroup, toTyped, toTypedGroup } from './typed-values'

/** Values of both languages as they are typed. */
export type TypedRecord = Record<Locale, TypedGroup>

/** Whose value a control holds: that of one language, or of both. */
export type Scope = Locale | 'both'

/** Name of the control at a path such as `history.0.date`. */
export function controlName(scope: Scope, path: string): string {
  return `${scope}:${path}`
}

interface Nested {
  [name: string]: string | Nested
}

function place(into: Nested, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) into[name] = value
  else {
    const next = into[name]
    const inner: Nested = typeof next === 'object' ? next : Object.create(null)
    into[name] = inner
    place(inner, rest, value)
  }
}

/** Reads the controls of a form from its fields by name; what the form does not have is left out. */
export function readControls(
  fields: GroupForm['fields'],
  sent: Readonly<Record<string, unknown>>,
): TypedRecord {
  const nested: Record<Locale, Nested> = { ar: Object.create(null), en: Object.create(null) }
  for (const [name, value] of Object.entries(sent)) {
    const [, scope, path = ''] = /^(both|ar|en):([\w.-]+)$/.exec(name) ?? []
    if (!scope || typeof value !== 'string') continue
    for (const locale of locales) {
      if (scope === 'both' || scope === locale) place(nested[locale], path.split('.'), value)
    }
  }
  return { ar: toTypedGroup(fields, nested.ar), en: toTypedGroup(fields, nested.en) }
}

/** Steps that arrange the parts of a list. */
const arrangements = ['add', 'remove', 'up', 'down', 'show'] as const
export type Arrangement = (typeof arrangements)[number]

function arrangeList(list: Typed[], step: Arrangement, at: number, blank: Typed): Typed[] {
  if (step === 'add') return [...list, blank]
  if (step === 'remove') return list.filter((_, index) => index !== at)
  const other = step === 'up' ? at - 1 : at + 1
  const [one, two] = [list[at], list[other]]
  if (one === undefined || two === undefined) return list
  return list.with(at, two).with(other, one)
}

/** A group with one of its lists arranged; `path` leads to the list, or to a part of it. */
function arrangeGroup(
  fields: GroupForm['fields'],
  typed: TypedGroup,
  step: Arrangement,
  [name = '', ...rest]: readonly string[],
): TypedGroup {
  const form = fields[name]
  const value = typed[name]
  if (!form || value === undefined) return typed
  return { ...typed, [name]: arrangeValue(form, value, step, rest) }
}

function arrangeValue(
  form: FieldForm,
  value: Typed,
  step: Arrangement,
  path: readonly string[],
): Typed {
  if (form.control === 'list' && Array.isArray(value)) {
    const at = Number(path[0])
    if (path.length <= 1) return arrangeList(value, step, at, toTyped(form.item, undefined))
    const item = value[at]
    return item === undefined
      ? value
      : value.with(at, arrangeValue(form.item, item, step, path.slice(1)))
  }
  if (form.control === 'group') return arrangeGroup(form.fields, value as TypedGroup, step, path)
  if (form.control !== 'variant') return value
  const group = value as TypedGroup
  return arrangeGroup(form.options[String(group[form.key])] ?? {}, group, step, path)
}

/**
 * The values after a button of a list was pressed, in both languages; its value is `{step}:{path}`, of
 * the list for `add`, else of a part. `show` changes nothing: the fields of another choice are drawn.
 */
export function arrange(
  fields: GroupForm['fields'],
  typed: TypedRecord,
  pressed: string,
): TypedRecord {
  const [name, path = ''] = pressed.split(':')
  const step = arrangements.find((one) => one === name)
  if (!step || step === 'show') return typed
  const parts = path.split('.')
  return {
    ar: arrangeGroup(fields, typed.ar, step, parts),
    en: arrangeGroup(fields, typed.en, step, parts),
  }
}

/**
 * Path of what a button of a list leaves in view: the part that was added or moved, else the list; of
 * `show` that of the choice, with a full stop. `typed` are the values that are arranged.
 */
export function arrangedPath({ ar }: TypedRecord, pressed: string): string {
  const [step, path = ''] = pressed.split(':')
  const parts = path.split('.')
  if (step === 'show') return `${path}.`
  if (step === 'add') {
    const list = parts.reduce<Typed | undefined>((value, name) => (value as TypedGroup)?.[name], ar)
    return Array.isArray(list) ? `${path}.${list.length - 1}` : path
  }
  const list = parts.slice(0, -1).join('.')
  const at = Number(parts.at(-1))
  return step === 'remove' ? list : `${list}.${step === 'up' ? at - 1 : at + 1}`
}
