import { toDigits } from '#domain/dates/format'
import type { OwnChange } from '#domain/forms/personal-state'
import { useTyped } from '../../../forms/use-typed'
import { usePage } from '../../../i18n'
import { OwnError } from '../profile/own-error'
import '../../../forms/fields.css'

interface OwnTextProps {
  label: string
  hint: string
  change: OwnChange | undefined
}

const fieldName = 'information'
const [hintId, errorId] = ['information-hint', 'information-error']

/** What the sender writes with an action, with its label, hint and error. */
export function OwnText({ label, hint, change }: OwnTextProps) {
  const { site } = usePage()
  const ref = useTyped(fieldName)
  const issue = change?.form.issues.find(({ field }) => field === fieldName)
  return (
    <div className={issue ? 'field field--error' : 'field'}>
      <label className="field__label" htmlFor={fieldName}>
        {label}
      </label>
      <p className="hint" id={hintId}>
        {toDigits(hint, site.digits)}
      </p>
      {issue && <OwnError id={errorId} message={issue.message} />}
      <textarea
        className="textarea"
        id={fieldName}
        name={fieldName}
        ref={ref}
        dir="auto"
        rows={7}
        defaultValue={change?.form.values.information}
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${errorId} ${hintId}` : hintId}
      />
    </div>
  )
}
