import type { FormEventHandler, SubmitEventHandler } from 'react'
import { toDigits } from '#domain/dates/format'
import { commentBounds, type CommentForm as Form } from '#domain/feedback/comments'
import { type CommentState, type Own, smallFormState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { formId } from '../../forms/form-id'
import { useTyped } from '../../forms/use-typed'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { AskAgain } from './ask-again'
import { Issue } from './issue'
import { useSaying } from './use-feedback-form'

/** What a visitor was told of this form without script; null where that was of another, or nothing. */
export function givenOf(own: Own | undefined, form: Form): CommentState | null {
  const state = smallFormState(own)
  return state?.kind === 'comment' && state.comment.form === form ? state.comment : null
}

/** Whether a comment is neither too short nor too long; the worker has the last word. */
function hasRightLength(comment: unknown): boolean {
  const { min, max } = commentBounds
  const { length } = Array.from(new Intl.Segmenter().segment(String(comment).trim()))
  return length >= min && length <= max
}

interface CommentFormProps {
  form: Form
  own: Own | undefined
}

/** Where a comment is written; it goes to the page's own address, and to its editors. */
export function CommentForm({ form, own }: CommentFormProps) {
  const { t, locale, path, query } = usePage()
  const page = localPath(path, locale)
  const given = givenOf(own, form)
  const { step, hasMoved, said, issue, onSubmit, onInput, askAgain } = useSaying({
    page,
    given,
    read: (sent) => ({ form, comment: sent.get('comment') }),
    isRight: (sent) => hasRightLength(sent.get('comment')),
  })
  return (
    <div className="note" id={form} tabIndex={-1}>
      {step === 'ask' && (
        <Writing
          {...{ form, issue, onSubmit, onInput }}
          action={page + query}
          text={given?.text}
          idempotencyKey={given?.idempotencyKey}
          takesFocus={hasMoved || given?.issue !== undefined}
        />
      )}
      <p role="status">
        {said === 'thanks' && <Icon name="check" />}
        {said && t(said === 'failed' ? 'genericFailure' : `${form}.${said}`)}
      </p>
      {step === 'thanks' && (
        <AskAgain action={`${page}#${form}`} onSubmit={askAgain} takesFocus={hasMoved}>
          {t(`${form}.again`)}
        </AskAgain>
      )}
    </div>
  )
}

interface WritingProps {
  form: Form
  issue: string | undefined
  text: string | undefined
  idempotencyKey: string | undefined
  takesFocus: boolean
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onInput: FormEventHandler<HTMLFormElement>
}

function Writing({ form, issue, text, idempotencyKey, takesFocus, ...props }: WritingProps) {
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
        // By it the style knows that nothing is written yet.
        placeholder=" "
        rows={4}
        defaultValue={text}
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={notes}
        // biome-ignore lint/a11y/noAutofocus: what had the focus has left, or what is wrong is here
        autoFocus={takesFocus}
      />
      <button className="button button--primary" type="submit">
        {t(`${form}.submit`)}
      </button>
    </form>
  )
}
