import { type ReactNode, use } from 'react'
import type { ListName } from '#domain/forms/field'
import { type Form, optionValuesOf } from '#domain/forms/form'
import type { FormState } from '#domain/forms/personal-state'
import type { Option } from '#domain/payloads/forms'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Captcha } from './captcha'
import { ErrorSummary } from './error-summary'
import { FormField } from './field'
import { formId } from './form-id'
import { FormScriptContext } from './form-script'
import './fields.css'
import './form.css'

type Options = Partial<Record<ListName, readonly Option[]>>

export interface FormViewProps {
  /** Its fields are rendered in definition order. */
  of: Form
  state: FormState
  /** Options of the fields that take their values from a list. */
  options?: Options
  title: string
  lead?: string
  /** Label of the submit button. */
  submit: string
  /** Renders the optional fields below the others; `isNeeded`: one is filled in or refused. */
  fold?: (isNeeded: boolean, fields: ReactNode) => ReactNode
  /** Hidden fields in addition to form name and idempotency key. */
  hidden?: Readonly<Record<string, string>>
  /** Rendered between the fields and the captcha. */
  children?: ReactNode
}

/** Renders a form of the domain. It is sent to the URL of its own page, with or without script. */
export function FormView({
  of,
  state,
  options = {},
  title,
  lead,
  submit,
  fold,
  hidden = {},
  children,
}: FormViewProps) {
  const { t, locale } = usePage()
  const { useSending } = use(FormScriptContext)
  const { form, isSending, round, isEdited, ref, onSubmit } = useSending(
    of,
    state,
    optionValuesOf(options),
  )
  const { issues, failure, captcha } = form
  const issueOf = (name: string) =>
    issues
      .filter(({ field }) => field === name)
      .map(({ message }) => message)
      .join('\n') || undefined
  const fields = Object.entries(of.fields)
  const hasOptional = fields.some(([, { isOptional }]) => isOptional)
  const folded = fold ? fields.filter(([, { isOptional }]) => isOptional) : []
  const fieldOf = ([name, field]: (typeof fields)[number]) => (
    <FormField
      key={name}
      name={name}
      of={field}
      value={state.values[name]}
      issue={issueOf(name)}
      hasLostFiles={form.hasLostFiles ?? false}
      options={(field.list && options[field.list]) ?? []}
    />
  )
  const titleId = `${of.name}-title`
  return (
    <>
      {(issues.length > 0 || failure !== null) && (
        <ErrorSummary of={of} state={form} isAnswer={round > 0} isEdited={isEdited} key={round} />
      )}
      <form
        className="form"
        id={formId(of.name)}
        method="post"
        // URL-encoded, a long Arabic message would exceed the size limit of a form.
        encType="multipart/form-data"
        action={routePath(of.page, locale)}
        noValidate
        aria-labelledby={titleId}
        ref={ref}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="form" value={of.name} />
        <input type="hidden" name="idempotencyKey" value={form.idempotencyKey} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="form__head">
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
          <p className="hint">{t(hasOptional ? 'form.someOptional' : 'form.allRequired')}</p>
        </div>
        <div className="form__fields">
          {fields.filter((field) => !folded.includes(field)).map(fieldOf)}
        </div>
        {fold?.(
          folded.some(([name]) => Boolean(state.values[name] || issueOf(name))),
          folded.map(fieldOf),
        )}
        {children}
        {captcha && <Captcha captcha={captcha} issue={issueOf('captcha')} />}
        <div className="form__end">
          <button className="button button--primary" type="submit" disabled={isSending}>
            {submit}
          </button>
          <p className="hint" role="status">
            {isSending && t('form.sending')}
          </p>
        </div>
      </form>
    </>
  )
}
