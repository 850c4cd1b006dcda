import { usePage } from '../../../i18n'
import { Callout } from '../../../ui/text/callout'
import '../../../forms/fields.css'

interface UnsentProps {
  text: string
  /** Default: to look the request up again. */
  advice?: string
}

export function Unsent({ text, advice }: UnsentProps) {
  const { t } = usePage()
  return (
    <Callout title={t('tickets.unsent.title')} level={2}>
      <p>{advice ?? t('tickets.unsent.text')}</p>
      <div className="field">
        <label className="field__label" htmlFor="unsent">
          {t('tickets.unsent.label')}
        </label>
        <textarea className="textarea" id="unsent" dir="auto" rows={7} readOnly value={text} />
      </div>
    </Callout>
  )
}
