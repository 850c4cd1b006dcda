import type { ComponentType, FormEventHandler, SubmitEventHandler } from 'react'
import { type CommentFormName, commentBounds } from '#domain/feedback/comments'
import {
  type CommentState,
  type PersonalState,
  type StepUpQuestion,
  smallFormState,
} from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { formId } from '../../forms/form-id'
import { useTyped } from '../../forms/use-typed'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { AskAgain, FeedbackIssue, resultTarget } from './form-parts'
import { StepUpInput } from './step-up'
import { useFeedbackForm } from './use-feedback-form'
import './feedback.css'

/** State that the worker rendered for this form; null if it rendered none. */
export function commentStateOf(
  personalState: PersonalState | undefined,
  form: CommentFormName,
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

export interface LinkInputProps {
  issue: string | undefined
  link: string | undefined
  takesFocus: boolean
}

interface CommentFormProps {
  form: CommentFormName
  personalState: PersonalState | undefined
  /** Field for a link, which use cases have. */
  Link?: ComponentType<LinkInputProps>
}

export function CommentForm({ form, personalState, Link }: CommentFormProps) {
  const { t, locale, path, query } = usePage()
  const page = localPath(path, locale)
  const initial = commentStateOf(personalState, form)
  const { step, status, checking, issue, field, hasChangedStep, onSubmit, onInput, askAgain } =
    useFeedbackForm({
      page,
      initial,
      read: (data) => ({
        form,
        comment: data.get('comment'),
        ...(Link && { link: data.get('link') }),
      }),
      isValid: (data) => hasRightLength(data.get('comment')),
    })
  return (
    <div className="note" id={form} tabIndex={-1}>
      {step === 'ask' && (
        <CommentInput
          form={form}
          issue={issue}
          field={field}
          Link={Link}
          onSubmit={onSubmit}
          onInput={onInput}
          action={page + query}
          target={resultTarget(personalState)}
          text={initial?.text}
          link={initial?.link}
          question={initial?.question}
          idempotencyKey={initial?.idempotencyKey}
          takesFocus={hasChangedStep || initial?.issue !== undefined}
        />
      )}
      <p role="status">
        {status === 'thanks' && <Icon name="check" />}
        {checking ?? (status && t(status === 'failed' ? 'genericFailure' : `${form}.${status}`))}
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
  form: CommentFormName
  issue: string | undefined
  field: 'link' | undefined
  Link: CommentFormProps['Link']
  text: string | undefined
  link: string | undefined
  question: StepUpQuestion | undefined
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
  field,
  Link,
  text,
  link,
  question,
  idempotencyKey,
  takesFocus,
  ...props
}: CommentInputProps) {
  const { t, digits } = usePage()
  const id = `${form}-text`
  const ref = useTyped(id)
  const linkIssue = field && issue
  const textIssue = field ? undefined : issue
  return (
    <form method="post" id={formId(form)} {...props}>
      <input type="hidden" name="form" value={form} />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      <label htmlFor={id}>{t(`${form}.label`)}</label>
      <p className="hint" id={`${form}-hint`}>
        {digits(t(`${form}.hint`))}
      </p>
      {textIssue && <FeedbackIssue of={form} control={id} message={textIssue} />}
      <textarea
        id={id}
        name="comment"
        ref={ref}
        dir="auto"
        // Lets CSS detect an empty textarea (`:placeholder-shown`).
        placeholder=" "
        rows={2}
        defaultValue={text}
        aria-required
        aria-invalid={textIssue ? true : undefined}
        aria-describedby={textIssue ? `${form}-issue ${form}-hint` : `${form}-hint`}
        // biome-ignore lint/a11y/noAutofocus: the element that had focus was removed, or the error is here
        autoFocus={takesFocus && !linkIssue && !question}
      />
      {Link && <Link issue={linkIssue} link={link} takesFocus={takesFocus} />}
      {question && <StepUpInput form={form} question={question} />}
      <button className="button button--primary" type="submit">
        {t(`${form}.submit`)}
      </button>
    </form>
  )
}
