import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange } from '#domain/forms/personal-state'
import { changeForm } from '#domain/forms/ticket-form-names'
import { formId } from '../../forms/form-id'
import { usePage } from '../../i18n'
import { Callout } from '../../ui/text/callout'
import { Note } from '../inquiry/note'
import { OwnForm } from './own-form'
import { OwnText } from './own-text'

interface InformFormProps {
  of: OwnTicket
  change: OwnChange | undefined
}

/** Question of the authority and the field for the missing information. */
export function InformForm({ of, change }: InformFormProps) {
  const { t } = usePage()
  const question = of.events[0]?.note
  return (
    <section className="own-asked" aria-labelledby="inform">
      <h2 id="inform">{t('tickets.inform.title')}</h2>
      {question && (
        <Callout title={t('tickets.information')}>
          <Note of={question} />
        </Callout>
      )}
      <OwnForm of={of} action="inform" className="form own-inform" id={formId(changeForm)}>
        <OwnText label={t('tickets.reply')} hint={t('profile.request.hint')} change={change} />
        <p className="hint">{t('profile.request.informed')}</p>
        <button className="button button--primary" type="submit">
          {t('tickets.inform.submit')}
        </button>
      </OwnForm>
    </section>
  )
}
