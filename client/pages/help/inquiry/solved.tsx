import type { ReactNode } from 'react'
import type { PersonalState } from '#domain/forms/personal-state'
import { resolutionForm } from '#domain/forms/ticket-form-names'
import type { ResolutionState } from '#domain/forms/ticket-view'
import { routePath } from '#domain/site/routes'
import { resolutionAnswers } from '#domain/tickets/resolution'
import { FieldError } from '../../../forms/field-error'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { ArrowLink } from '../../../ui/text/link'
import '../../../forms/fields.css'
import '../../../ui/box.css'
import './inquiry.css'

interface SolvedProps {
  of: ResolutionState
  /** Path that the answer is sent to, and what names the request there. */
  action: string
  hidden: Readonly<Record<string, string>>
  /** Where the request is reopened. */
  reopening: ReactNode
}

/** Asks whether a closed request was solved: one press, then a word if the sender likes. */
export function Solved({ of: resolution, action, hidden, reopening }: SolvedProps) {
  const { t } = usePage()
  const { answer, hasComment, until } = resolution
  const own = { action, hidden }
  const others = resolutionAnswers.filter((one) => one !== answer)
  return (
    <section className="box flow" id="solved" aria-labelledby="solved-title">
      <h2 id="solved-title">{t(`tickets.solved.${answer === null ? 'question' : 'thanks'}`)}</h2>
      {answer !== null && (
        <div className="flow">
          <p>
            {t(`tickets.solved.said.${answer}`)}
            {hasComment && ` ${t('tickets.solved.commented')}`}
          </p>
          {answer === 'no' && <p>{reopening}</p>}
        </div>
      )}
      {answer !== null && !hasComment && <Word of={resolution} {...own} />}
      <AnswerForm {...own}>
        <p className="button-row">
          {others.map((one) => (
            <button
              className={`button ${answer === null ? 'button--secondary' : 'button--quiet'}`}
              type="submit"
              name="answer"
              value={one}
              key={one}
            >
              {t(`tickets.solved.${answer === null ? one : (`change.${one}` as const)}`)}
            </button>
          ))}
        </p>
        <p className="hint">
          {`${t('tickets.solved.hint')} `}
          <Day date={until} />
        </p>
      </AnswerForm>
    </section>
  )
}

interface AnswerFormProps extends Pick<SolvedProps, 'action' | 'hidden'> {
  className?: string
  children: ReactNode
}

function AnswerForm({ action, hidden, className, children }: AnswerFormProps) {
  return (
    <form
      className={className}
      method="post"
      action={action}
      // URL-encoded, a long Arabic text would exceed the size limit of a form.
      encType="multipart/form-data"
    >
      {Object.entries({ form: resolutionForm, ...hidden }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {children}
    </form>
  )
}

const [hintId, errorId] = ['comment-hint', 'comment-error']

function Word({ of: { issue, typed }, ...form }: Pick<SolvedProps, 'of' | 'action' | 'hidden'>) {
  const { t, digits } = usePage()
  return (
    <AnswerForm className="form" {...form}>
      <div className={issue ? 'field field--error' : 'field'}>
        <label className="field__label" htmlFor="comment">
          {t('tickets.solved.comment')}
        </label>
        <p className="hint" id={hintId}>
          {digits(t('tickets.solved.commentHint'))}
        </p>
        {issue && <FieldError id={errorId} message={issue} />}
        <textarea
          className="textarea"
          id="comment"
          name="comment"
          dir="auto"
          rows={4}
          defaultValue={typed}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? `${errorId} ${hintId}` : hintId}
          // biome-ignore lint/a11y/noAutofocus: what is wrong is read first, also without script
          autoFocus={issue !== undefined}
        />
      </div>
      <button className="button button--secondary" type="submit">
        {t('tickets.solved.send')}
      </button>
    </AnswerForm>
  )
}

/** The page that the mail of a closing leads to: nothing of the request but its number and kind. */
export function SolvedByMail({ of: state }: { of: PersonalState & { kind: 'resolution' } }) {
  const { t, locale } = usePage()
  const { reference, requestType, closed, resolution, token } = state
  return (
    <div className="reading stack">
      <p>
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        {t('date.separator')}
        {requestType}
        {t('date.separator')}
        {`${t('tickets.solved.closed')} `}
        <Day date={closed} />
      </p>
      <Solved
        of={resolution}
        action={routePath('inquiry', locale)}
        hidden={{ closed: token }}
        reopening={
          <>
            {`${t('tickets.solved.reopenElsewhere')} `}
            <ArrowLink to="inquiry">{t('tickets.solved.lookUp')}</ArrowLink>
          </>
        }
      />
    </div>
  )
}
