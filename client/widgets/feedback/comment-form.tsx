import type { FormEventHandler, SubmitEventHandler } from 'react'
import { toDigits } from '#domain/dates/format'
import { commentBounds, type CommentForm as Form } from '#domain/feedback/comments'
import { type CommentState, type PersonalState, smallFormState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { formId } from '../../forms/form-id'
import { useTyped } from '../../forms/use-typed'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { AskAgain } from './ask-again'
import { Issue } from './issue'
import { resultTarget } from './result-target'
import { useFeedbackForm } from './use-feedback-form'

/** State that the worker rendered for this form; null if it rendered none. */
export function commentStateOf(
  personalState: PersonalState | undefined,
  form: Form,
): CommentState | null {
  const state = smallFormState(personalState)
  return state?.kind === 'comment' && state.comment.form === form ? state.comment : null
}

/** Bounds in graphemes, as in the worker, which checks them again. */
function hasRightLength(comment: unknown): boolean {
  const { min, max } = commentBounds
  const { length } = Array.from(new Intl.Segmenter().segment(String(comment).trim()))
  return length >= min && length <= max
}

interface CommentFormProps {
  form: Form
  personalState: PersonalState | undefined
}

export function CommentForm({ form, personalState }: CommentFormProps) {
  const { t, locale, path, query } = usePage()
  const page = localPath(path, locale)
  const initial = commentStateOf(personalState, form)
  const { step, hasChangedStep, status, issue, onSubmit, onInput, askAgain } = useFeedbackForm({
    page,
    initial,
    read: (data) => ({ form, comment: data.get('comment') }),
    isValid: (data) => hasRightLength(data.get('comment')),
  })
  return (
    <div className="note" id={form} tabIndex={-1}>
      {step === 'ask' && (
        <CommentInput
          {...{ form, issue, onSubmit, onInput }}
          action={page + query}
          target={resultTarget(personalState)}
          text={initial?.text}
          idempotencyKey={initial?.idempotencyKey}
          takesFocus={hasChangedStep || initial?.issue !== undefined}
        />
      )}
      <p role="status">
        {status === 'thanks' && <Icon name="check" />}
        {status && t(status === 'failed' ? 'genericFailure' : `${form}.${status}`)}
      </p>
      {step === 'thanks' && (
        <AskAgain action={`${page}#${form}`} onSubmit={askAgain} takesFocus={hasChangedStep}>
          {t(`${form}.again`)}
        </AskAgain>
      )}
    </div>
  )
}

interface CommentInputProps {
  form: Form
  issue: string | undefined
  text: string | undefined
  idempotencyKey: string | undefined
  takesFocus: boolean
  action: string
  target: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onInput: FormEventHandler<HTMLFormElement>
}

function CommentInput({
  form,
  issue,
  text,
  idempotencyKey,
  takesFocus,
  ...props
}: CommentInputProps) {
  const { t, site } = usePage()
  const id = `${form}-text`
  const ref = useTyped(id)
  const notes = issue ? `${form}-issue ${form}-hint` : `${form}-hint`
  return (
    <form method="post" id={formId(form)} {...props}>
      <input type="hidden" name="form" value={form} />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      <label htmlFor={id}>{t(`${form}.label`)}</label>
      <p className="note__hint" id={`${form}-hint`}>
        {toDigits(t(`${form}.hint`), site.digits)}
      </p>
      {issue && <Issue of={form} control={id} message={issue} />}
      <textarea
        id={id}
        name="comment"
        ref={ref}
        dir="auto"
        // Lets CSS detect an empty textarea (`:placeholder-shown`).
        placeholder=" "
        rows={4}
        defaultValue={text}
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={notes}
        // biome-ignore lint/a11y/noAutofocus: the element that had focus was removed, or the error is here
        autoFocus={takesFocus}
      />
      <button className="button button--primary" type="submit">
        {t(`${form}.submit`)}
      </button>
    </form>
  )
}
