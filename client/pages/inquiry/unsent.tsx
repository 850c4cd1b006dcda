import { usePage } from '../../i18n'
import { Callout } from '../../ui/text/callout'

/** What was written and could not be sent, to be copied from here. */
export function Unsent({ text }: { text: string }) {
  const { t } = usePage()
  return (
    <Callout title={t('requests.unsent.title')} level={2}>
      <p>{t('requests.unsent.text')}</p>
      <div className="field">
        <label className="field__label" htmlFor="unsent">
          {t('requests.unsent.label')}
        </label>
        <textarea className="textarea" id="unsent" dir="auto" rows={7} readOnly value={text} />
      </div>
    </Callout>
  )
}
