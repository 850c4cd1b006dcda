import { type ReactNode, use } from 'react'
import type { FieldForm, GroupForm } from '#domain/editing/field-form'
import { type Arrangement, controlName, type Scope } from '#domain/editing/form-names'
import type { Typed, TypedGroup } from '#domain/editing/typed-values'
import { directions, type Locale, locales } from '#domain/site/locale'
import type { ReferenceChoice } from '#domain/staff/entry'
import { FieldError } from '../../../forms/field-error'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { DeskField, DoButton } from '../../desk-form'
import { ChosenPicture } from './chosen-picture'
import {
  ArrangedContext,
  FieldWordsContext,
  useChoiceName,
  useFieldLabel,
  useLanding,
} from './field-words'
import '../../../forms/select.css'
import { MarkdownToolbar } from './markdown-toolbar'
import './desk-entry.css'

/** Values of both languages at one place of a record. */
interface Values<T extends Typed = Typed> {
  ar: T | undefined
  en: T | undefined
}

interface FieldProps<F extends FieldForm = FieldForm> {
  form: F
  /** Path of the field, such as `history.0.date`. */
  path: string
  label: string
  values: Values
  references: References
}

/**
 * Records that fields name, with their titles, by the path of the field, in which a variant is named by
 * its choice; empty is the path of the field itself.
 */
type References = Readonly<Record<string, readonly ReferenceChoice[]>>

/** The records of the fields inside of the one with this name. */
function referencesIn(references: References, name: string): References {
  return Object.fromEntries(
    Object.entries(references).flatMap(([path, choices]) => {
      if (path === name) return [['', choices]]
      return path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), choices]] : []
    }),
  )
}

const at = (values: Values, name: string): Values => ({
  ar: (values.ar as TypedGroup | undefined)?.[name],
  en: (values.en as TypedGroup | undefined)?.[name],
})

interface FieldsProps {
  fields: GroupForm['fields']
  /** Path of the group with a full stop, or empty. */
  prefix: string
  values: Values
  references: References
}

/** The controls of a group, drawn from its schema. */
export function EntryFields({ fields, prefix, values, references }: FieldsProps) {
  const labelOf = useFieldLabel()
  return Object.entries(fields).map(([name, form]) => (
    <Field
      form={form}
      path={prefix + name}
      label={labelOf(name)}
      values={at(values, name)}
      references={referencesIn(references, name)}
      key={name}
    />
  ))
}

function Field({ form, ...props }: FieldProps) {
  switch (form.control) {
    case 'group':
      return <Group {...props} fields={form.fields} />
    case 'variant':
      return <Variant {...props} form={form} />
    case 'list':
      return <List {...props} form={form} />
    case 'choices':
      return <Choices {...props} form={form} />
    default:
      return <Leaf {...props} form={form} />
  }
}

/** Hint and error of a group or a list. */
function PartWords({ path }: { path: string }) {
  const words = use(FieldWordsContext)
  const [hint, error] = [words?.hint(path), words?.error(path)]
  return (
    <>
      {hint && <p className="hint">{hint}</p>}
      {error && <FieldError id={`${path}-error`} message={error} />}
    </>
  )
}

interface PartProps extends Omit<FieldProps, 'form'> {
  fields: GroupForm['fields']
  children?: ReactNode
}

function Group({ fields, path, label, values, references, children }: PartProps) {
  // Of a choice whose fields were just shown.
  const landing = useLanding()(`${path}.`)
  return (
    <fieldset className="entry-part" {...landing}>
      <legend>{label}</legend>
      <PartWords path={path} />
      {children}
      <EntryFields fields={fields} prefix={`${path}.`} values={values} references={references} />
    </fieldset>
  )
}

interface ArrangeProps {
  step: Arrangement
  path: string
  /** Name of what is arranged. */
  of: string
}

function ArrangeButton({ step, path, of }: ArrangeProps) {
  const { t } = usePage()
  const text = t(`deskEntry.${step}`)
  return (
    <DoButton value={`arrange:${step}:${path}`} look="button--quiet" label={`${text}: ${of}`}>
      {text}
    </DoButton>
  )
}

function Variant({ form, ...props }: FieldProps<Extract<FieldForm, { control: 'variant' }>>) {
  const labelOf = useFieldLabel()
  const { path, label, values, references } = props
  const { [form.key]: chosen = '' } = (values.ar ?? {}) as TypedGroup
  const { [form.key]: _, ...fields } = form.options[String(chosen)] ?? {}
  const choice = {
    control: 'choice',
    values: Object.keys(form.options),
    isOptional: true,
    isNullable: false,
  } as const
  return (
    <Group {...props} fields={fields} references={referencesIn(references, String(chosen))}>
      <div className="toolbar">
        <Leaf
          form={choice}
          path={`${path}.${form.key}`}
          label={labelOf(form.key)}
          values={at(values, form.key)}
          references={{}}
        />
        <ArrangeButton step="show" path={path} of={label} />
      </div>
    </Group>
  )
}

function List({ form, ...props }: FieldProps<Extract<FieldForm, { control: 'list' }>>) {
  const { t } = usePage()
  const { path, label, values, references } = props
  const [ar, en] = [values.ar, values.en].map((list) => (Array.isArray(list) ? list : []))
  const count = Math.max(ar?.length ?? 0, en?.length ?? 0)
  const landingOf = useLanding()
  // Of a part that is one control, this takes the focus.
  const isGroup = form.item.control === 'group' || form.item.control === 'variant'
  return (
    <fieldset className="entry-part" {...landingOf(path)}>
      <legend>{label}</legend>
      <PartWords path={path} />
      {Array.from({ length: count }, (_, index) => {
        const own = `${path}.${index}`
        const name = t('deskEntry.part', { list: label, number: index + 1 })
        return (
          <div className="entry-item" {...(isGroup && landingOf(own))} key={own}>
            <Field
              form={form.item}
              path={own}
              label={name}
              values={{ ar: ar?.[index], en: en?.[index] }}
              references={references}
            />
            <div className="toolbar">
              {index > 0 && <ArrangeButton step="up" path={own} of={name} />}
              {index < count - 1 && <ArrangeButton step="down" path={own} of={name} />}
              <ArrangeButton step="remove" path={own} of={name} />
            </div>
          </div>
        )
      })}
      <ArrangeButton step="add" path={path} of={label} />
    </fieldset>
  )
}

function Choices({
  form,
  path,
  label,
  values,
}: FieldProps<Extract<FieldForm, { control: 'choices' }>>) {
  const nameOf = useChoiceName()
  const marks = (values.ar ?? {}) as TypedGroup
  const names = Object.keys(marks).length > 0 ? Object.keys(marks) : form.values.map(String)
  return (
    <fieldset className="entry-part">
      <legend>{label}</legend>
      <div className="toolbar">
        {names.map((name) => (
          <label className="entry-check" key={name}>
            <input
              type="checkbox"
              name={controlName('both', `${path}.${name}`)}
              defaultChecked={marks[name] === 'on'}
            />
            {nameOf(path, name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type LeafForm = Extract<FieldForm, { isOptional: boolean }> & { control: string }

/** A control of one value for both languages, or one for each if it is a text or they differ. */
function Leaf({ values, ...props }: FieldProps & { form: LeafForm }) {
  const { t } = usePage()
  const { form, label } = props
  const [ar, en] = [String(values.ar ?? ''), String(values.en ?? '')]
  const isText = form.control === 'text' || form.control === 'markdown'
  const rows = Math.max(rowsOf(ar), rowsOf(en))
  if (!isText && ar === en) return <Control {...props} scope="both" value={ar} rows={rows} />
  return (
    <div className="desk-form__columns">
      {locales.map((locale) => (
        <Control
          {...props}
          scope={locale}
          label={`${label} ${t(`deskEntry.languages.${locale}`)}`}
          value={locale === 'ar' ? ar : en}
          rows={rows}
          key={locale}
        />
      ))}
    </div>
  )
}

interface ControlProps extends Pick<FieldProps, 'path' | 'label' | 'references'> {
  scope: Scope
  form: LeafForm
  value: string
  /** Lines of the longer of both languages. */
  rows: number
}

const inputTypes: Partial<Record<string, string>> = { day: 'date', month: 'month', time: 'time' }
const rowsOf = (value: string) =>
  Math.min(
    20,
    value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 71), 0),
  )

function Control({ scope, form, path, label, value, rows, ...props }: ControlProps) {
  const { t } = usePage()
  const words = use(FieldWordsContext)
  const nameOf = useChoiceName()
  const { '': references } = props.references
  const isLanding = use(ArrangedContext) === path
  const name = controlName(scope, path)
  const lang: Locale | undefined = scope === 'both' ? undefined : scope
  const writing = lang && { lang, dir: directions[lang] }
  if (form.control === 'switch') {
    return (
      <label className="entry-check">
        <input type="checkbox" name={name} defaultChecked={value === 'on'} />
        {label}
      </label>
    )
  }
  const values = 'values' in form ? (form.values as readonly (string | number)[]) : null
  return (
    <DeskField
      id={name}
      label={label}
      hint={form.control === 'markdown' ? t('deskEntry.markdown') : words?.hint(path)}
      error={words?.error(name)}
    >
      {(attributes) => {
        const control = { ...attributes, ...(scope !== 'en' && isLanding && { autoFocus: true }) }
        if (values || references) {
          const choices: readonly ReferenceChoice[] =
            references ??
            (values ?? []).map((one) => ({ value: `${one}`, label: nameOf(path, `${one}`) }))
          return (
            <>
              <span className="select-wrap">
                <select className="select" name={name} defaultValue={value} {...control}>
                  <option value="">{t('deskEntry.chooseNone')}</option>
                  {value && choices.every((one) => one.value !== value) && (
                    <option value={value}>{value}</option>
                  )}
                  {choices.map((one) => (
                    <option value={one.value} data-thumbnail={one.thumbnail} key={one.value}>
                      {one.label}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" />
              </span>
              {references && <ChosenPicture of={references} slug={value} path={path} />}
            </>
          )
        }
        const isMarkdown = form.control === 'markdown'
        if (isMarkdown || (form.control === 'text' && rows > 1)) {
          return (
            <>
              {isMarkdown && <MarkdownToolbar field={control.id} label={label} />}
              <textarea
                className="textarea"
                name={name}
                rows={isMarkdown ? Math.max(8, rows + 1) : rows + 1}
                defaultValue={value}
                {...writing}
                {...control}
              />
            </>
          )
        }
        return (
          <input
            className="input"
            type={inputTypes[form.control] ?? 'text'}
            name={name}
            defaultValue={value}
            autoComplete="off"
            {...(writing ?? { dir: 'ltr' })}
            {...control}
          />
        )
      }}
    </DeskField>
  )
}
