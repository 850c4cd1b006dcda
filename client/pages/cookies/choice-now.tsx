import { usePage } from '../../i18n'

const answers = ['all', 'necessary'] as const

/**
 * The page is the same for every reader: the markup contains all cases, and CSS shows the one that
 * the attribute of `<html>` names.
 */
export function ChoiceNow() {
  const { t } = usePage()
  return (
    <div className="choice-now" aria-live="polite">
      <h3>{t('choice.now')}</h3>
      <p className="choice-now__unanswered">
        <strong>{t('choice.unanswered')}</strong>
        {` ${t('choice.unansweredText')}`}
      </p>
      {answers.map((answer) => (
        <p className={`choice-now__${answer}`} key={answer}>
          <strong>{t(`choice.${answer}`)}</strong>
          {` ${t(`choice.${answer}Text`)}`}
        </p>
      ))}
      <p className="choice-now__custom">
        <strong>{t('choice.custom')}</strong>
        <span className="choice-now__measure">{` ${t('choice.measure')}`}</span>
        <span className="choice-now__neither">{` ${t('choice.neither')}`}</span>
      </p>
    </div>
  )
}
