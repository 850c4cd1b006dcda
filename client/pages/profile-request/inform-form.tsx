import { toDigits } from '#domain/dates/format'
import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange } from '#domain/forms/personal-state'
import { changeForm } from '#domain/forms/ticket-form-names'
import { formId } from '../../forms/form-id'
import { useTyped } from '../../forms/use-typed'
import { usePage } from '../../i18n'
import { Callout } from '../../ui/text/callout'
import { OwnError } from '../profile/own-error'
import { OwnForm } from './own-form'

interface InformFormProps {
  of: OwnTicket
  change: OwnChange | undefined
}

const fieldName = 'information'
const [hintId, errorId] = ['information-hint', 'information-error']

/** Question of the authority and the field for the missing information. */
export function InformForm({ of, change }: InformFormProps) {
  const { t, site } = usePage()
  const ref = useTyped(fieldName)
  const question = of.events[0]?.note
  const issue = change?.form.issues.find(({ field }) => field === 'information')
  return (
    <section className="own-asked" aria-labelledby="inform">
      <h2 id="inform">{t('tickets.inform.title')}</h2>
      {question && (
        <Callout title={t('tickets.information')}>
          <p>{question}</p>
        </Callout>
      )}
      <OwnForm of={of} action="inform" className="form own-inform" id={formId(changeForm)}>
        <div className={issue ? 'field field--error' : 'field'}>
          <label className="field__label" htmlFor={fieldName}>
            {t('tickets.reply')}
          </label>
          <p className="hint" id={hintId}>
            {toDigits(t('profile.request.hint'), site.digits)}
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
        <p className="hint">{t('profile.request.informed')}</p>
        <button className="button button--primary" type="submit">
          {t('tickets.inform.submit')}
        </button>
      </OwnForm>
    </section>
  )
}
