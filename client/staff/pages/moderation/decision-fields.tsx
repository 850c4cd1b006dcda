import { commentRefusals } from '#domain/feedback/comments'
import type { ModerationText, TextDecision } from '#domain/staff/moderation'
import { FieldError } from '../../../forms/field-error'
import { usePage } from '../../../i18n'
import { Hidden } from '../../../ui/text/inline'
import { SelectControl } from '../../desk-select'
import './desk-moderation.css'
import '../../desk-form.css'
import '../../desk-parts.css'

/** Later, publish or refuse with a reason; a suggestion goes to the editors instead. */
export function DecisionFields({ text }: { text: ModerationText }) {
  const { t } = usePage()
  const { id, form, page, choice } = text
  const decisions: TextDecision[] = ['later', form === 'suggestion' ? 'noted' : 'published']
  return (
    <fieldset className="desk-choices decision" id={`text-${id}`}>
      <legend>
        <Hidden>{t('deskModeration.decision', { page })}</Hidden>
      </legend>
      {[...decisions, 'refused' as const].map((decision) => (
        <label className="option desk-choice" key={decision}>
          <input
            type="radio"
            name={`decision-${id}`}
            value={decision}
            defaultChecked={decision === (choice?.decision ?? 'later')}
          />
          {t(`deskModeration.decisions.${decision}`)}
        </label>
      ))}
      <Reason text={text} />
    </fieldset>
  )
}

/** Takes a published or noted text back, with a reason. */
export function TakeBackFields({ text }: { text: ModerationText }) {
  const { t } = usePage()
  const { id, page } = text
  return (
    <fieldset className="desk-choices" id={`text-${id}`}>
      <legend>
        <Hidden>{t('deskModeration.decision', { page })}</Hidden>
      </legend>
      <Reason text={text} />
      <button className="button button--secondary" type="submit" name="id" value={id}>
        {t('deskModeration.takeBack')}
      </button>
    </fieldset>
  )
}

/** The reason of a refusal, and the way back to the held texts. */
export function HoldFields({ text: { id, page, refusal } }: { text: ModerationText }) {
  const { t } = usePage()
  return (
    <fieldset className="desk-choices" id={`text-${id}`}>
      <legend>
        <Hidden>{t('deskModeration.decision', { page })}</Hidden>
      </legend>
      {refusal && <p>{t(`deskModeration.reasons.${refusal}`)}</p>}
      <button className="button button--secondary" type="submit" name="id" value={id}>
        {t('deskModeration.hold')}
      </button>
    </fieldset>
  )
}

function Reason({ text: { id, choice } }: { text: ModerationText }) {
  const { t } = usePage()
  const name = `reason-${id}`
  const reasons = commentRefusals.map((value) => ({
    value,
    label: t(`deskModeration.reasons.${value}`),
  }))
  const issue = choice?.isIncomplete ? `${name}-error` : undefined
  return (
    <div className={issue ? 'field decision__reason field--error' : 'field decision__reason'}>
      {issue && <FieldError id={issue} message={t('deskModeration.reasonMissing')} />}
      <label htmlFor={name}>
        <Hidden>{t('deskModeration.reason')}</Hidden>
      </label>
      <SelectControl
        id={name}
        name={name}
        empty={t('deskModeration.reason')}
        choices={reasons}
        defaultValue={choice?.reason ?? ''}
        aria-invalid={issue !== undefined || undefined}
        aria-describedby={issue}
      />
    </div>
  )
}
