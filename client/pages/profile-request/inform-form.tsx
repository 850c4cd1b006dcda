import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange } from '#domain/forms/personal-state'
import { ownTicketForms } from '#domain/forms/ticket-actions'
import { changeForm } from '#domain/forms/ticket-form-names'
import { Field } from '../../forms/field'
import { formId } from '../../forms/form-id'
import { usePage } from '../../i18n'
import { Callout } from '../../ui/text/callout'
import { OwnForm } from './own-form'

interface InformFormProps {
  of: OwnTicket
  change: OwnChange | undefined
}

/** What the authority asks for, and the field for it. */
export function InformForm({ of, change }: InformFormProps) {
  const { t } = usePage()
  const asked = of.events[0]?.note
  const issue = change?.form.issues.find(({ field }) => field === 'information')
  return (
    <section aria-labelledby="inform">
      <h2 id="inform">{t('tickets.inform.title')}</h2>
      {asked && (
        <Callout title={t('tickets.information')}>
          <p>{asked}</p>
        </Callout>
      )}
      <OwnForm of={of} action="inform" className="form own-inform" id={formId(changeForm)}>
        <Field
          name="information"
          of={ownTicketForms.inform.fields.information}
          value={change?.form.values.information}
          issue={issue?.message}
          hasLostFiles={false}
          options={[]}
          firstDay={undefined}
        />
        <p className="hint">{t('profile.request.informed')}</p>
        <button className="button button--primary" type="submit">
          {t('tickets.inform.submit')}
        </button>
      </OwnForm>
    </section>
  )
}
