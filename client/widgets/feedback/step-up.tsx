import type { ReactNode } from 'react'
import type { StepUpQuestion } from '#domain/forms/personal-state'
import type { SmallForm } from '#domain/forms/small-forms'
import { usePage } from '../../i18n'
import { FeedbackIssue } from './form-parts'
import './feedback.css'

interface StepUpInputProps {
  form: SmallForm
  question: StepUpQuestion
}

/**
 * The question that many answers from one network lead to, for browsers without script; script
 * solves a challenge instead (post-answer.ts).
 */
export function StepUpInput({ form, question }: StepUpInputProps) {
  const { digits } = usePage()
  const id = `${form}-sum`
  return (
    <>
      <FeedbackIssue of={id} control={id} message={question.issue} />
      <label htmlFor={id}>{digits(question.text)}</label>
      <p className="hint" id={`${id}-hint`}>
        {question.hint}
      </p>
      <input
        id={id}
        name="captchaAnswer"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-required
        aria-describedby={`${id}-issue ${id}-hint`}
        // biome-ignore lint/a11y/noAutofocus: nothing else is left to do
        autoFocus
      />
      <input type="hidden" name="captchaToken" value={question.token} />
    </>
  )
}

interface StepUpFormProps extends StepUpInputProps {
  action: string
  target?: string
  /** Fields that were sent, to send them again. */
  sent: Readonly<Record<string, string>>
  /** The same in words. */
  summary: string
  /** Further fields that were sent. */
  children?: ReactNode
  submit: string
}

/** Sends a vote again with the answer to the question. */
export function StepUpForm({
  form,
  question,
  sent,
  summary,
  children,
  submit,
  ...props
}: StepUpFormProps) {
  return (
    <div className="note">
      <form method="post" {...props}>
        <input type="hidden" name="form" value={form} />
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{summary}</p>
        {children}
        <StepUpInput form={form} question={question} />
        <button className="button button--primary" type="submit">
          {submit}
        </button>
      </form>
    </div>
  )
}
