import { type ReactNode, use } from 'react'
import type { ListName } from '#domain/forms/field'
import { type Form, valuesOf } from '#domain/forms/form'
import type { FormState } from '#domain/forms/personal-state'
import type { Option } from '#domain/payloads/forms'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Captcha } from './captcha'
import { ErrorSummary } from './error-summary'
import { Field } from './field'
import { formId } from './form-id'
import { FormScriptContext } from './form-script'

type Options = Partial<Record<ListName, readonly Option[]>>

export interface FormViewProps {
  /** The form as the domain has it: its fields are drawn in their order. */
  of: Form
  /** The form as this visitor has it before them. */
  state: FormState
  /** What the fields that take their values from a list offer. */
  options?: Options
  title: string
  /** What it is for, below its title. */
  lead?: string
  /** What the button says. */
  submit: string
  /** What is sent along besides the form's name and key. */
  hidden?: Readonly<Record<string, string>>
  /** Stands below the fields, above the captcha and the button. */
  children?: ReactNode
}

/** A form of the domain, drawn; it is sent to the address of its own page, with script or without. */
export function FormView({
  of,
  state,
  options = {},
  title,
  lead,
  submit,
  hidden = {},
  children,
}: FormViewProps) {
  const { t, locale } = usePage()
  const { useSending } = use(FormScriptContext)
  const { form, isSending, round, isEdited, ref, onSubmit } = useSending(
    of,
    state,
    valuesOf(options),
  )
  const { issues, failure, captcha } = form
  const issueOf = (name: string) =>
    issues
      .filter(({ field }) => field === name)
      .map(({ message }) => message)
      .join('\n') || undefined
  const hasOptional = Object.values(of.fields).some(({ isOptional }) => isOptional)
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
        // Percent-encoded, a long Arabic message would be more than a form may send.
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
          {Object.entries(of.fields).map(([name, field]) => (
            <Field
              key={name}
              name={name}
              of={field}
              value={state.values[name]}
              issue={issueOf(name)}
              hasLostFiles={form.hasLostFiles ?? false}
              firstDay={field.notBefore && form.today}
              options={(field.list && options[field.list]) ?? []}
            />
          ))}
        </div>
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
