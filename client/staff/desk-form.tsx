import type { ComponentProps, ReactNode } from 'react'
import { directions, type Locale } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'
import { type StaffRouteName, staffAddress } from '#domain/staff/staff-routes'
import { FieldError } from '../forms/field-error'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { KeyHint } from './desk-parts'
import { useStaff, useTicketAddress } from './staff-scope'
import './desk-form.css'
import '../forms/select.css'

interface PostFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'hidden'> {
  to: StaffRouteName
  /** Of the ticket, or `{kind}/{slug}` of the record, whose page it is sent to. */
  reference?: string
  /** It is sent to the list as it is narrowed. */
  keepsQuery?: boolean
  /** Values that are sent along. */
  hidden?: Record<string, string | number>
}

/** A form that is sent to a page of the desk; its button says what to do. */
export function PostForm(props: PostFormProps) {
  const { to, reference, keepsQuery, hidden = {}, children, ...attributes } = props
  const { locale } = usePage()
  const { query } = useStaff()
  const ticket = useTicketAddress(reference ?? '')
  const own = staffAddress(locale, to, reference) + (keepsQuery ? query : '')
  const action = to === 'ticket' && reference ? ticket : own
  return (
    <form method="post" action={action} {...attributes}>
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {children}
    </form>
  )
}

interface DoButtonProps {
  /** What the server does: the value of the field `do`. */
  value: string
  /** `button--secondary` by default. */
  look?: string
  /** Name for assistive technology, if the text does not say it all. */
  label?: string
  /** Key that presses it, or the name by which the script finds it. */
  shortcut?: string
  /** Keys that are shown. Default: none. */
  keys?: string
  children: ReactNode
}

export function DoButton(props: DoButtonProps) {
  const { value, look = 'button--secondary', label, shortcut, keys, children } = props
  return (
    <button
      className={`button ${look}`}
      type="submit"
      name="do"
      value={value}
      aria-label={label}
      data-key={shortcut}
    >
      {children}
      {keys && <KeyHint keys={keys} />}
    </button>
  )
}

/**
 * The button that Enter in a field presses, which is the first of a form; the visible one stands below
 * the fields.
 */
export function EnterButton({ value, children }: Pick<DoButtonProps, 'value' | 'children'>) {
  return (
    <button
      className="visually-hidden"
      type="submit"
      name="do"
      value={value}
      tabIndex={-1}
      aria-hidden="true"
    >
      {children}
    </button>
  )
}

/** Attributes that tie a control to its label, its hint and its error. */
interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface DeskFieldProps {
  id: string
  label: ReactNode
  hint?: string | undefined
  error?: string | null | undefined
  /** Language of label and control; hint and error are in the page's. */
  lang?: Locale
  className?: string
  children: (control: ControlAttributes) => ReactNode
}

/** A field of the desk's forms around its control. */
export function DeskField({ id, label, hint, error, lang, className, children }: DeskFieldProps) {
  const { locale } = usePage()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const classes = ['field', error && 'field--error', className].filter(Boolean).join(' ')
  return (
    <div className={classes} lang={lang} dir={lang && directions[lang]}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <div lang={lang && locale} dir={lang && directions[locale]}>
          <FieldError id={errorId} message={error} />
        </div>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}

type FieldParts = Pick<DeskFieldProps, 'label' | 'hint' | 'error'> & { name: string }

/** A line with its label; its id is its name. */
export function LineField(props: FieldParts & ComponentProps<'input'>) {
  const { name, label, hint, error, type = 'text', ...attributes } = props
  const common = { className: 'input', name, type, autoComplete: 'off' }
  return (
    <DeskField id={name} label={label} hint={hint} error={error}>
      {(control) => <input {...common} {...attributes} {...control} />}
    </DeskField>
  )
}

/** A text of several lines with its label; its id is its name. */
export function TextField(props: FieldParts & ComponentProps<'textarea'>) {
  const { name, label, hint, error, ...attributes } = props
  return (
    <DeskField id={name} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea className="textarea" name={name} rows={2} {...attributes} {...control} />
      )}
    </DeskField>
  )
}

interface SelectFieldProps
  extends Pick<DeskFieldProps, 'label' | 'error' | 'className'>,
    ComponentProps<'select'> {
  name: string
  /** Text of the empty choice. Default: there is none. */
  empty?: string
  choices: readonly Choice[]
}

/** A list of choices with its label; its id is its name by default. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, className, id = props.name, empty, choices, ...attributes } = props
  return (
    <DeskField id={id} label={label} error={error} className={className}>
      {(control) => (
        <span className="select-wrap">
          <select className="select" {...attributes} {...control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {choices.map((choice) => (
              <option value={choice.value} key={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </DeskField>
  )
}
