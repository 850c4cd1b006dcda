import type * as v from 'valibot'
import { calendarDay, month, richText, time } from '../content/fields'
import { bothTexts, requiredText } from '../content/required-text'

/** A control of one value. A `text` or `markdown` is written in each language. */
interface LeafForm {
  control: 'text' | 'markdown' | 'line' | 'day' | 'month' | 'time' | 'number' | 'switch'
  isOptional: boolean
  /** A missing value is null instead of absent. */
  isNullable: boolean
}

interface ChoiceForm extends Omit<LeafForm, 'control'> {
  control: 'choice'
  values: readonly (string | number)[]
}

/** Any number of fixed values. */
interface ChoicesForm {
  control: 'choices'
  values: readonly (string | number)[]
}

export interface GroupForm {
  control: 'group'
  fields: Readonly<Record<string, FieldForm>>
  isOptional: boolean
  isNullable: boolean
}

/** A group whose fields depend on the value of its field `key`. */
export interface VariantForm extends Omit<GroupForm, 'control' | 'fields'> {
  control: 'variant'
  key: string
  options: Readonly<Record<string, GroupForm['fields']>>
}

interface ListForm {
  control: 'list'
  item: FieldForm
  isOptional: boolean
  isNullable: boolean
}

export type FieldForm = LeafForm | ChoiceForm | ChoicesForm | GroupForm | VariantForm | ListForm

type Schema = v.GenericSchema & {
  wrapped?: Schema
  pipe?: readonly Schema[]
  entries?: Readonly<Record<string, Schema>>
  item?: Schema
  options?: readonly (Schema | string | number)[]
  literal?: string | number
  key?: string
}

/** Schemas that have a control of their own. */
const controls = new Map<unknown, LeafForm['control']>([
  [requiredText, 'text'],
  [bothTexts, 'text'],
  [richText, 'markdown'],
  [calendarDay, 'day'],
  [month, 'month'],
  [time, 'time'],
])

const leafOf: Partial<Record<string, LeafForm['control']>> = {
  string: 'line',
  number: 'number',
  boolean: 'switch',
}

function describeEntries(entries: Readonly<Record<string, Schema>> = {}): GroupForm['fields'] {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) => {
      const form = describe(schema, { isOptional: false, isNullable: false })
      return form ? [[name, form]] : []
    }),
  )
}

type Presence = Pick<LeafForm, 'isOptional' | 'isNullable'>

function describe(schema: Schema, presence: Presence): FieldForm | null {
  const known = controls.get(schema)
  if (known) return { control: known, ...presence }
  const { type, pipe, wrapped } = schema
  if (pipe?.[0] && pipe[0] !== schema) return describe(pipe[0], presence)
  if (wrapped && type === 'optional') return describe(wrapped, { ...presence, isOptional: true })
  if (wrapped && type === 'nullable') return describe(wrapped, { ...presence, isNullable: true })
  return describeBare(schema, presence)
}

function describeBare(schema: Schema, presence: Presence): FieldForm | null {
  const { type, entries, item, options = [], literal, key = '' } = schema
  const leaf = leafOf[type]
  if (leaf) return { control: leaf, ...presence }
  switch (type) {
    case 'literal':
      return { control: 'choice', values: [literal ?? ''], ...presence }
    case 'picklist':
      return { control: 'choice', values: options as (string | number)[], ...presence }
    case 'strict_object':
      return { control: 'group', fields: describeEntries(entries), ...presence }
    case 'array':
      return item ? describeList(item, presence) : null
    case 'variant': {
      const groups = (options as Schema[]).map((option) => {
        const bare = option.pipe?.[0] ?? option
        return [String(bare.entries?.[key]?.literal), describeEntries(bare.entries)]
      })
      return { control: 'variant', key, options: Object.fromEntries(groups), ...presence }
    }
    default:
      return null
  }
}

function describeList(item: Schema, presence: Presence): FieldForm | null {
  const form = describe(item, { isOptional: false, isNullable: false })
  if (form?.control === 'choice') return { control: 'choices', values: form.values }
  return form && { control: 'list', item: form, ...presence }
}

/** The controls of the fields of a schema, in its order. Fields that no control can write are left out. */
export function describeFields(
  entries: Readonly<Record<string, v.GenericSchema>>,
): GroupForm['fields'] {
  return describeEntries(entries as Readonly<Record<string, Schema>>)
}
